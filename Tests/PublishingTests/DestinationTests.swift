import Diagnostics
import Testing

@testable import Publishing

@Suite struct DestinationTests {
  @Test(arguments: [
    ("git:origin#gh-pages", Destination.git(.init(remote: "origin", branch: "gh-pages"))),
    ("git:origin", .git(.init(remote: "origin", branch: "gh-pages"))),
    ("git:git@github.com:me/dex.git#a/b", .git(.init(remote: "git@github.com:me/dex.git", branch: "a/b"))),
    ("git:/srv/a#b.git#pages", .git(.init(remote: "/srv/a#b.git", branch: "pages"))),
    ("rsync://host:8730/www/dex", .rsync(.remote("rsync://host:8730/www/dex"))),
    ("ash@pallet.town:www/dex", .rsync(.remote("ash@pallet.town:www/dex"))),
    ("rsync:pallet:/srv/dex", .rsync(.remote("pallet:/srv/dex"))),
    ("rsync:out", .rsync(.local("out"))),
    ("/srv/a:b", .rsync(.local("/srv/a:b"))), ("./out", .rsync(.local("./out"))),
    ("..", .rsync(.local(".."))),
    ("rclone:b2:dex", .rclone("b2:dex")), ("rclone:b2:dex/www", .rclone("b2:dex/www")),
    ("rclone::s3,provider=AWS:dex", .rclone(":s3,provider=AWS:dex")),
  ])
  func itIsRead(text: String, destination: Destination) throws {
    #expect(try Destination(text) == destination)
  }

  @Test(arguments: [
    ("git:origin#x", "git:origin#x"), ("git:origin", "git:origin#gh-pages"), ("./out", "./out"),
    ("rsync://h/m/p", "rsync://h/m/p"), ("a@b:c", "rsync:a@b:c"), ("rclone:a:b", "rclone:a:b"),
  ])
  func itIsWrittenAsItIsRead(text: String, written: String) throws {
    let destination = try Destination(text)
    #expect(destination.description == written)
    #expect(try Destination(written) == destination)
  }

  @Test(arguments: [
    ("", Destination.Fault.unknownKind("")), ("live", .unknownKind("live")),
    ("s3:bucket", .unknownKind("s3:bucket")),
    ("https://x.org/@a", .unknownKind("https://x.org/@a")), ("git:", .noRemote), ("git:#x", .noRemote),
    ("git:--upload-pack=x#y", .option("--upload-pack=x")), ("git:o#", .branch("")),
    ("git:o#-f", .branch("-f")),
    ("git:o#a..b", .branch("a..b")), ("git:o#a:b", .branch("a:b")), ("git:o#a//b", .branch("a//b")),
    ("git:o#x.lock", .branch("x.lock")), ("git:o#a\nb", .branch("a\nb")),
    ("rsync://h", .noFolder("rsync://h")), ("rsync:///m", .noFolder("rsync:///m")),
    ("a@b:", .noFolder("a@b:")),
    ("-e@b:c", .option("-e@b:c")), ("rsync:", .noFolder("rsync:")), ("rsync::x", .noFolder(":x")),
    ("rclone:x", .noRcloneRemote("x")), ("rclone::x", .noRcloneRemote(":x")), ("rclone:x:", .noFolder("x:")),
    ("rclone:x:/", .noFolder("x:/")), ("rclone:-x:y", .option("-x:y")),
  ])
  func faultsAreTold(text: String, fault: Destination.Fault) {
    #expect(throws: fault) { try Destination(text) }
  }
}
