import Foundation
import XCTest

@testable import XcodeProjects

/// A folder of a test, with the files that it writes.
final class ProjectFolder {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("xcode-projects-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file, with the folders above it.
    func write(_ name: String, _ text: String = "") throws {
        let file = path + "/" + name
        try FileManager.default.createDirectory(atPath: file.folderPath, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    }

    /// Writes a project with the objects of a `project.pbxproj`, one a line: `ID = { … };`.
    func writeProject(_ name: String = "App", objects: String, root: String = "P") throws {
        try write(
            "\(name).xcodeproj/project.pbxproj",
            "// !$*UTF8*$!\n{\narchiveVersion = 1;\nobjectVersion = 56;\nobjects = {\n\(objects)\n};\nrootObject = \(root);\n}\n")
    }

    /// Writes a project of one target, whose phases and settings are given.
    func writeApp(
        _ name: String = "App", children: String = "", objects: String = "", sources: String = "", resources: String = "",
        settings: String = "", projectSettings: String = "", target: String = "", type: String = "application", project: String = ""
    ) throws {
        try writeProject(
            name,
            objects: """
                P = { isa = PBXProject; buildConfigurationList = PL; developmentRegion = en; mainGroup = G; targets = ( T, ); \(project) };
                G = { isa = PBXGroup; children = ( \(children) ); sourceTree = "<group>"; };
                T = { isa = PBXNativeTarget; name = \(name); buildConfigurationList = TL; buildPhases = ( S, R, );
                    productType = "com.apple.product-type.\(type)"; \(target) };
                S = { isa = PBXSourcesBuildPhase; files = ( \(sources) ); };
                R = { isa = PBXResourcesBuildPhase; files = ( \(resources) ); };
                PL = { isa = XCConfigurationList; buildConfigurations = ( PD, ); defaultConfigurationName = Release; };
                PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; \(projectSettings) }; };
                TL = { isa = XCConfigurationList; buildConfigurations = ( TD, ); defaultConfigurationName = Release; };
                TD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
                \(objects)
                """)
    }

    func read(_ name: String = "", configuration: String? = nil) throws -> XcodeProject {
        try XcodeProject.read(path.appendingPath(name), configuration: configuration)
    }

    /// The part of a path within the folder.
    func inside(_ file: String) -> String { file.path(in: path) ?? file }
}
