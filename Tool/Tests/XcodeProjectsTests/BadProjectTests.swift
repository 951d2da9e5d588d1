import Resources
import XCTest

@testable import XcodeProjects

final class BadProjectTests: XCTestCase {
    private func error(_ folder: ProjectFolder, _ name: String = "", line: UInt = #line) throws -> String {
        do {
            _ = try folder.read(name)
            XCTFail("the project is read", line: line)
            return ""
        } catch let error as ResourceError {
            return "\(folder.inside(error.file)):\(error.line ?? 0) \(error.message)"
        }
    }

    func testATruncatedFileIsAnErrorWithItsLine() throws {
        let folder = try ProjectFolder()
        try folder.writeApp()
        let file = folder.path + "/App.xcodeproj/project.pbxproj"
        let text = try String(contentsOfFile: file, encoding: .utf8)
        // Each end is an error, and none a crash.
        for count in stride(from: 0, to: text.count - 2, by: 7) {
            try String(text.prefix(count)).write(toFile: file, atomically: true, encoding: .utf8)
            XCTAssertTrue(try error(folder).hasPrefix("App.xcodeproj/project.pbxproj:"))
        }
        try "{\n objects = {\n A = { isa = B; };\n".write(toFile: file, atomically: true, encoding: .utf8)
        XCTAssertEqual(
            try error(folder), "App.xcodeproj/project.pbxproj:4 the dictionary that begins in line 2 has no '}'")
    }

    func testConflictMarkersAreNamedWithTheirLine() throws {
        let folder = try ProjectFolder()
        try folder.writeProject(objects: "<<<<<<< HEAD\nA = { isa = X; };\n=======\n>>>>>>> other\nP = { isa = PBXProject; };")
        XCTAssertTrue(try error(folder).hasPrefix("App.xcodeproj/project.pbxproj:6 a merge has left both versions here"))
    }

    func testCirclesOfGroupsAndTargetsAreNamed() throws {
        let folder = try ProjectFolder()
        try folder.write("In/A.swift")
        try folder.writeApp(
            children: "G1,",
            objects: """
                G1 = { isa = PBXGroup; children = ( G2, F, ); path = In; sourceTree = "<group>"; };
                G2 = { isa = PBXGroup; children = ( G1, G, ); name = "a circle"; sourceTree = "<group>"; };
                F = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
                B = { isa = PBXBuildFile; fileRef = F; };
                U = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; dependencies = ( DT, ); };
                DU = { isa = PBXTargetDependency; target = U; }; DT = { isa = PBXTargetDependency; target = T; };
                """, sources: "B,", target: "dependencies = ( DU, );", project: "targets = ( T, U, );")
        let project = try folder.read()
        XCTAssertEqual(project.targets[0].sources.map { folder.inside($0.path) }, ["In/A.swift"])
        XCTAssertTrue(project.notices.contains { $0.message.contains("a group contains itself") && $0.line == 16 }, "\(project.notices)")
        XCTAssertTrue(project.notices.contains { $0.message.contains("in a circle: that Kit needs App is ignored") }, "\(project.notices)")
        XCTAssertEqual(project.targets.map(\.dependencies.count), [1, 0])
    }

    func testMissingFilesAndTwoTargetsOfOneNameAreNamed() throws {
        let folder = try ProjectFolder()
        try folder.writeApp(
            children: "F, N,",
            objects: """
                F = { isa = PBXFileReference; path = "Gone file.swift"; sourceTree = "<group>"; };
                B = { isa = PBXBuildFile; fileRef = F; }; B2 = { isa = PBXBuildFile; fileRef = ZZZ; };
                U = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; };
                """, sources: "B, B2,", project: "targets = ( T, U, );")
        let project = try folder.read()
        XCTAssertEqual(project.targets[0].missingFiles.map { folder.inside($0) }, ["Gone file.swift"])
        XCTAssertEqual(project.targets(named: "App").count, 2)
        let messages = project.notices.map(\.message).joined(separator: "\n")
        XCTAssertTrue(messages.contains("two targets have the name 'App'"), messages)
        XCTAssertTrue(messages.contains("the file ZZZ of App is listed and missing"), messages)
        XCTAssertTrue(project.notices.contains { $0.message.contains("Gone file.swift") && $0.line == 16 }, "\(project.notices)")
    }

    func testWhatIsNoProjectIsNamed() throws {
        let folder = try ProjectFolder()
        XCTAssertTrue(try error(folder).contains("no project is here"))
        XCTAssertTrue(try error(folder, "None.xcodeproj").contains("there is no such file or folder"))
        try folder.write("App.xcodeproj/project.pbxproj", "{ a = b; }")
        XCTAssertTrue(try error(folder).contains("'objects' is missing"))
        try folder.write("App.xcodeproj/project.pbxproj", "{ objects = { }; rootObject = P; }")
        XCTAssertTrue(try error(folder).contains("the project P is not among the objects"))
    }

    func testTheTimeToReadTwentyThousandFilesGrowsWithTheirNumber() throws {
        let folder = try ProjectFolder()
        func seconds(_ count: Int) throws -> Double {
            for index in 0..<count where index.isMultiple(of: 100) { try folder.write("D\(index / 100)/F\(index).swift") }
            let files = (0..<count).map {
                """
                F\($0) /* F\($0).swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = "D\($0 / 100)/F\($0 / 100 * 100).swift"; sourceTree = "<group>"; };
                B\($0) /* F\($0).swift in Sources */ = {isa = PBXBuildFile; fileRef = F\($0) /* F\($0).swift */; };
                """
            }.joined(separator: "\n")
            try folder.writeApp(
                children: (0..<count).map { "F\($0)," }.joined(), objects: files, sources: (0..<count).map { "B\($0)," }.joined())
            let start = ContinuousClock.now
            XCTAssertEqual(try folder.read().targets[0].sources.count, count)
            let time = start.duration(to: .now)
            return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
        }
        let large = try seconds(20_000)
        // A square of the number would take hours.
        XCTAssertLessThan(large, 60)
        print("20,000 files: \(large) s")
    }
}
