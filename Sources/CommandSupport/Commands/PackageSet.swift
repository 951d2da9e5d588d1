/// The sets of Debian packages in the script `./kinora`, which installs those that a command needs.
package enum PackageSet: String, CaseIterable {
    /// What Kinora links and draws with.
    case library
    /// What the tests need besides.
    case test
    /// What the browser host links: the web server and QR codes.
    case browser
}
