import CommandSupport
import Foundation
import WorkCommands

/// The package of an app in the cache, by links to the project's sources, and the app's bundle beside it.
struct AppPackageFolder {
    let package: AppPackage
    let path: String
    /// The folder of Kinora.
    let kinora: String

    /// The folder with the app's program, its Info.plist and resources, as iOS has them: flat.
    var bundle: String { path + "/Products/" + AppPackage.identifier(package.name) + ".app" }

    /// The file with what is left out of the app's sources.
    var refusedSources: String { path + "/Refused.json" }

    /// The folder in a module's folder with links to its catalogs, in which the translator looks for symbols.
    private static let catalogs = "Catalogs"

    /// Writes the package; what has not changed is not touched, so that it is not built again.
    func update() throws {
        var folder = LinkFolder(path: path + "/Package")
        for module in package.modules {
            let own = AppPackage.folder(of: module)
            for source in module.sources { folder.link(source, as: own + "/" + Self.name(of: source, in: package.folder)) }
            for (name, text) in module.texts { folder.write(Data(text.utf8), as: own + "/" + name) }
            guard !module.catalogs.isEmpty else { continue }
            for catalog in module.catalogs {
                folder.link(catalog, as: "\(own)/\(Self.catalogs)/\((catalog as NSString).lastPathComponent)")
            }
            let accessor = """
                import Foundation

                extension Foundation.Bundle {
                    static var module: Foundation.Bundle { .main }
                }

                """
            folder.write(Data(accessor.utf8), as: own + "/DerivedSources/resource_bundle_accessor.swift")
        }
        let manifest = package.manifest(kinora: kinora) { $0.catalogs.isEmpty ? [] : [Self.catalogs] }
        folder.write(Data(manifest.utf8), as: "Package.swift")
        // SwiftPM's record of the dependencies.
        try folder.update(keeping: ["Package.resolved", ".build", ".swiftpm"])
    }

    /// The name of a source's link: its path in the project, so that two files of one name stay two.
    static func name(of source: String, in folder: String) -> String {
        let path = source.hasPrefix(folder + "/") ? String(source.dropFirst(folder.count + 1)) : String(source.drop { $0 == "/" })
        // SwiftPM leaves out hidden folders, and reads none of these names as sources.
        return path.split(separator: "/").map { $0.hasPrefix(".") ? "_" + $0 : String($0) }.joined(separator: "/")
    }

    /// Brings the bundle to the state of the project: links to resources, Info.plist, and programs from the build's products.
    func updateBundle(programs: [(product: String, name: String)]) throws {
        var folder = LinkFolder(path: bundle)
        for resource in package.resources {
            let name = Self.bundleName(of: resource.path)
            // Foundation takes a folder named Resources in a bundle for its only one.
            if name == "Resources", resource.region == nil {
                for file in (try? FileManager.default.contentsOfDirectory(atPath: resource.path).sorted()) ?? [] {
                    folder.link(resource.path + "/" + file, as: file)
                }
                continue
            }
            folder.link(resource.path, as: (resource.region.map { $0 + ".lproj/" } ?? "") + name)
        }
        var information = package.information
        let defaults: [String: Any] = [
            "CFBundleExecutable": programs.first?.name ?? package.name, "CFBundleName": package.name,
            "CFBundleIdentifier": "app." + AppPackage.identifier(package.name), "CFBundlePackageType": "APPL",
            "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
        ]
        information.merge(defaults) { own, _ in own }
        information["CFBundleExecutable"] = programs.first?.name ?? package.name
        guard let list = try? PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0) else {
            throw Failure("open: Info.plist of \(package.name) has a value that no property list has", status: 2)
        }
        folder.write(list, as: "Info.plist")
        try folder.update(keeping: Set(programs.map(\.name)))
        for program in programs { try Self.install(program.product, at: bundle + "/" + program.name) }
    }

    /// The name of a resource in the bundle: the file's own; of models of Core Data that which Xcode's compiler gives them.
    private static func bundleName(of path: String) -> String {
        let name = (path as NSString).lastPathComponent as NSString
        switch name.pathExtension {
        case "xcdatamodeld": return name.deletingPathExtension + ".momd"
        case "xcdatamodel": return name.deletingPathExtension + ".mom"
        default: return name as String
        }
    }

    /// The program in a bundle is the file itself: Foundation finds the bundle by the file's folder, links followed.
    private static func install(_ product: String, at file: String) throws {
        unlink(file)
        guard Glibc.link(product, file) != 0 else { return }
        do { try FileManager.default.copyItem(atPath: product, toPath: file) } catch {
            throw Failure("open: \(file) cannot be written: \(CommandLineProgram.sentence(about: error))", status: 3)
        }
    }
}

extension OpenCache {
    /// The folder of an app's package, bundle and files.
    func folder(of package: AppPackage) -> String {
        root + "/projects/" + AppPackage.identifier(package.name) + "-" + Digest(package.folder + "\0" + package.name).text
    }
}
