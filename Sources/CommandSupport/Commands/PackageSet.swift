/// The sets of Debian packages in the script `./kinora`, which installs those that a command needs.
package enum PackageSet: String, CaseIterable {
    /// Libraries that Kinora links and draws with.
    case library
    /// Fonts, browsers and tools of the tests.
    case test
    /// Libraries of the browser host: the web server and QR codes.
    case browser
}
