/// What was found out about the pictures of an import.
public struct PictureReport: Sendable {
  /// The folders that were searched by name.
  public internal(set) var folders: [String] = []
  /// How many creatures have a picture.
  public internal(set) var found = 0
  /// The creatures that have none.
  public internal(set) var missing: [String] = []
  /// Pictures in those folders that belong to no creature.
  public internal(set) var unused: [String] = []
}
