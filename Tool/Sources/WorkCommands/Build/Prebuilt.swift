import Foundation

/// Kinora's modules as one compiler has compiled them, in the folder of an installed Kinora (`Tool/prebuild`).
package struct Prebuilt {
    /// The folder with `modules`, `lib`, `link` and `flags`.
    package let folder: String

    /// nil for a checkout, whose modules are compiled with each package.
    package init?(in root: String) {
        folder = root + "/Prebuilt"
        guard FileManager.default.fileExists(atPath: folder + "/flags") else { return nil }
    }

    /// The folder of the compiled modules.
    package var modules: String { folder + "/modules" }

    /// The flags by which a module finds these, for one whose package does not name Kinora.
    package var importFlags: [String] {
        let text = (try? String(contentsOfFile: folder + "/flags", encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map(String.init)
    }

    /// The words that link the libraries of modules into a program that names none of their symbols; the others are in UIKit's.
    package func linkerFlags(of modules: [String]) -> [String] {
        let names = modules.filter { FileManager.default.fileExists(atPath: "\(folder)/link/libkinora-\($0).so") }
        return names.isEmpty ? [] : ["-Xlinker", "--no-as-needed", "-L", folder + "/link"] + names.map { "-lkinora-" + $0 }
    }

    // MARK: Builds of packages

    private static let mark = "kinora-prebuilt"

    /// Notes among a build's products that its package takes these modules. With others than before the package is compiled again.
    package func mark(products: String) throws {
        try FileManager.default.createDirectory(atPath: products, withIntermediateDirectories: true)
        let note = URL(fileURLWithPath: "\(products)/\(Self.mark)")
        let root = URL(fileURLWithPath: folder).deletingLastPathComponent().path
        let content = Data("\(root)\n\(importFlags.joined(separator: "\n"))".utf8)
        if (try? Data(contentsOf: note)) != content {
            Self.forgetPlan(products: products)
            try content.write(to: note)
        }
        try ImportFlags(products: products).record(importFlags, of: "UIKit")
    }

    /// SwiftPM keeps the plan of a build, with the search path, until the package's own manifest or the list of its sources changes.
    private static func forgetPlan(products: String) {
        let folder = URL(fileURLWithPath: products)
        let name = folder.lastPathComponent + ".yaml"
        // Beside the products, or beside the folder of the platform.
        for parent in [folder.deletingLastPathComponent(), folder.deletingLastPathComponent().deletingLastPathComponent()] {
            unlink(parent.appendingPathComponent(name).path)
        }
    }

    /// The modules that the package of a build takes; nil for one that compiles Kinora.
    package static func used(products: String) -> Prebuilt? {
        guard let note = try? String(contentsOfFile: "\(products)/\(mark)", encoding: .utf8) else { return nil }
        return Prebuilt(in: String(note.prefix { $0 != "\n" }))
    }
}
