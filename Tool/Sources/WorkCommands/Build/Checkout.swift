import CommandSupport
import Foundation

/// The folder of Kinora that a program was built in.
package struct Checkout {
    package let root: String

    /// The checkout of the running program.
    package init() throws {
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        var folder = URL(fileURLWithPath: own)
        while folder.path != "/" {
            folder.deleteLastPathComponent()
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Tool/Package.swift").path) {
                root = folder.path
                return
            }
        }
        throw Failure("\(own) is in no checkout of Kinora; start it by ./kinora", status: 3)
    }

    init(root: String) { self.root = root }

    /// The package of the command line and the gallery.
    var tool: String { root + "/Tool" }
    /// The folder that both packages build into, so that the library's modules are compiled once for both.
    var build: String { root + "/.build" }

    /// The words that call the script from here.
    var script: String {
        if Prebuilt(in: root) != nil { return "kinora" }
        return FileManager.default.currentDirectoryPath == root ? "./kinora" : root + "/kinora"
    }
}
