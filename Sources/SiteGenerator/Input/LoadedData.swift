import Pokedex
import Synchronization

/// A site's data, with what is worked out from it alone.
struct LoadedData: Sendable {
  let loaded: LoadedDex
  let catalog: Catalog
  let rankings: Rankings

  init(_ files: [DataFile]) {
    loaded = Dex.load(files)
    catalog = Catalog(loaded.dex)
    rankings = Rankings(loaded.dex)
  }
}

/// The data of the last build: a preview builds again and again, and mostly it is prose and templates that change.
final class DataCache: Sendable {
  private let last = Mutex<(files: [DataFile], data: LoadedData)?>(nil)

  /// The data that the files hold, loaded anew unless they are those of the last time, byte by byte.
  func data(of files: [DataFile]) -> LoadedData {
    last.withLock { last in
      if let last, last.files == files { return last.data }
      let data = LoadedData(files)
      last = (files, data)
      return data
    }
  }
}
