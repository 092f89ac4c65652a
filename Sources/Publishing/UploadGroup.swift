import MediaTypes

/// Files that are uploaded in one go, because they have the same headers.
struct UploadGroup: Hashable {
  let files: [String]
  let cache: CachePolicy
  /// Nil where rclone is to find out.
  let mediaType: String?
  /// Whether none of them is there yet.
  let isNew: Bool

  /// In a fixed order.
  static func groups(
    _ files: [String], _ role: PublishedFile.Role, isNew: (String) -> Bool
  ) -> [UploadGroup] {
    struct Key: Hashable {
      let mediaType: String?
      let isNew: Bool
    }
    let groups = Dictionary(grouping: files) {
      Key(mediaType: MediaType.known($0)?.name, isNew: isNew($0))
    }
    return groups.map { key, files in
      UploadGroup(files: files, cache: CachePolicy(role), mediaType: key.mediaType, isNew: key.isNew)
    }.sorted { ($0.mediaType ?? "", $0.isNew ? 0 : 1) < ($1.mediaType ?? "", $1.isNew ? 0 : 1) }
  }
}
