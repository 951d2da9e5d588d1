// Code around the manifest's part in TestingYourOwnPackage.md.
import PackageDescription

let package = Package(
    name: "Cards",
    //> The manifest, 2
)
