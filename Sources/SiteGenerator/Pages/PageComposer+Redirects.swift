extension PageComposer {
  /// A page at an earlier address. It leads on without a script and without the host's help.
  func redirect(_ redirect: Redirect) -> ComposedPage {
    let baseURL = site.configuration.baseURL
    let url = baseURL.link(to: LinkResolver.percentEncoded(redirect.target.path))
    let head = PageHead(
      title: pageTitle(redirect.title), description: "\(redirect.title) has moved.",
      url: baseURL.link(to: LinkResolver.percentEncoded(redirect.route.path)),
      canonical: baseURL.absolute(redirect.target.path) ?? url, image: nil, isHidden: true)
    return page("redirect", head, RedirectView(title: redirect.title, targetURL: url))
  }
}
