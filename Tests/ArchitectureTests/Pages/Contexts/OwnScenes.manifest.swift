// Code around the manifest's part in OwnScenes.md.
import PackageDescription

let package = Package(
    name: "Checkout",
    targets: [
        //> In a package that exists, 1
    ]
)
