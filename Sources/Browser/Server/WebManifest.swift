import Foundation

/// The page as a web app that a phone can keep on its home screen; it starts with the token with which the manifest was fetched.
struct WebManifest: Encodable {
    struct Icon: Encodable {
        let src = "/icon.svg"
        let sizes = "any"
        let type = "image/svg+xml"
        let purpose = "any"

        private enum CodingKeys: CodingKey { case src, sizes, type, purpose }
    }

    let name: String
    let shortName: String
    let startURL: String
    let scope = "/"
    let display = "fullscreen"
    let orientation = "any"
    let backgroundColor = "#17191d"
    let themeColor = "#17191d"
    let icons = [Icon()]

    /// - Parameter query: That of the request, whose token was checked.
    init(title: String, query: String) {
        (name, shortName, startURL) = (title, String(title.prefix(20)), "/?\(query)")
    }

    private enum CodingKeys: String, CodingKey {
        case name
        case shortName = "short_name"
        case startURL = "start_url"
        case scope, display, orientation
        case backgroundColor = "background_color"
        case themeColor = "theme_color"
        case icons
    }

    var bytes: [UInt8] { ServerMessage.bytes(self) }
}
