/// Publishes a site through the program that its destination needs.
public enum Publisher {
  /// Makes the published copy what the site is.
  ///
  /// - Throws: a refusal, an error of the other program, or one of this machine's disk.
  public static func publish(_ request: PublishRequest) throws(PublishError) -> PublishReport {
    if let refusal = request.address.placeholderRefusal() { throw refusal }
    return switch request.destination {
    case .git(let target): try GitPublisher(request, target).publish()
    case .rsync(let folder): try CopyPublisher(request, RsyncCopy(request, folder)).publish()
    case .rclone(let path): try CopyPublisher(request, RcloneCopy(request, path)).publish()
    }
  }
}
