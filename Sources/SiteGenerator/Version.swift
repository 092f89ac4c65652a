/// The version of pokesite.
public enum Version {
  /// By semantic versioning.
  public static let current = "0.1.0"
}
