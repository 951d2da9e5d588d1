import Resources
import XCTest

@testable import XcodeProjects

final class WorkspaceTests: XCTestCase {
    private let scheme = """
        <?xml version="1.0" encoding="UTF-8"?>
        <Scheme version="1.7">
          <TestAction><Testables>
            <TestableReference skipped="NO"><BuildableReference BlueprintIdentifier="V" BlueprintName="AppTests"
              ReferencedContainer="container:App.xcodeproj"/></TestableReference>
            <TestableReference skipped="YES"><BuildableReference BlueprintIdentifier="T" BlueprintName="App"
              ReferencedContainer="container:App.xcodeproj"/></TestableReference>
          </Testables></TestAction>
          <LaunchAction buildConfiguration="Debug" language="de">
            <BuildableProductRunnable><BuildableReference BlueprintIdentifier="T" BlueprintName="App"
              ReferencedContainer="container:App.xcodeproj"/></BuildableProductRunnable>
            <CommandLineArguments><CommandLineArgument argument="-name $(TARGET_NAME)" isEnabled="YES"/>
              <CommandLineArgument argument="-off" isEnabled="NO"/></CommandLineArguments>
            <EnvironmentVariables><EnvironmentVariable key="MODE" value="demo" isEnabled="YES"/>
              <EnvironmentVariable key="OFF" value="1" isEnabled="NO"/></EnvironmentVariables>
          </LaunchAction>
        </Scheme>
        """

    func testSchemesGiveArgumentsEnvironmentAndTests() throws {
        let folder = try ProjectFolder()
        try folder.writeApp(
            objects: "V = { isa = PBXNativeTarget; name = AppTests; productType = \"com.apple.product-type.bundle.unit-test\"; };",
            project: "targets = ( T, V, );")
        try folder.write("App.xcodeproj/xcshareddata/xcschemes/App Demo.xcscheme", scheme)
        try folder.write("App.xcodeproj/xcuserdata/me.xcuserdatad/xcschemes/Mine.xcscheme", scheme)
        try folder.write("App.xcodeproj/xcshareddata/xcschemes/Broken.xcscheme", "<Scheme><Launch")
        let project = try folder.read()
        XCTAssertEqual(project.schemes.map(\.name), ["App Demo", "Mine"])
        XCTAssertEqual(project.schemes.map(\.isShared), [true, false])
        let shared = project.schemes[0]
        XCTAssertEqual(shared.target, project.targets[0].id)
        XCTAssertEqual(shared.arguments, ["-name App"])
        XCTAssertEqual(shared.environment, ["MODE": "demo"])
        XCTAssertEqual(shared.tests, [project.targets[1].id])
        XCTAssertEqual(shared.language, "de")
        XCTAssertTrue(project.notices.contains { $0.file.hasSuffix("Broken.xcscheme") && $0.line == 1 }, "\(project.notices)")
    }

    func testAWorkspaceJoinsItsProjects() throws {
        let folder = try ProjectFolder()
        try folder.write(
            "App.xcworkspace/contents.xcworkspacedata",
            """
            <?xml version="1.0"?><Workspace version="1.0"><FileRef location="group:App.xcodeproj"/>
            <Group location="group:Kits" name="Kits"><FileRef location="group:Kit/Kit.xcodeproj"/></Group>
            <FileRef location="container:Pods/Pods.xcodeproj"/><FileRef location="group:Local"/>
            <FileRef location="group:Gone.xcodeproj"/></Workspace>
            """)
        try folder.write("Local/Package.swift")
        try folder.write(
            "Podfile.lock", "PODS:\n  - Alamofire (5.4.1)\n  - Fire/Auth (6.0):\n    - Fire/Core (= 6.0)\n  - Fire/Core (6.0)\n")
        try folder.write("Pods/Alamofire/Source/A.swift")
        try folder.writeApp(
            objects: """
                F = { isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
                B = { isa = PBXBuildFile; fileRef = F; }; W = { isa = PBXFrameworksBuildPhase; files = ( B, B2, ); };
                F2 = { isa = PBXFileReference; path = Pods_App.framework; sourceTree = BUILT_PRODUCTS_DIR; };
                B2 = { isa = PBXBuildFile; fileRef = F2; };
                """, target: "buildPhases = ( W, );")
        try folder.writeProject(
            "Kits/Kit/Kit",
            objects: """
                P = { isa = PBXProject; mainGroup = G; targets = ( T, ); }; G = { isa = PBXGroup; children = ( ); };
                T = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; };
                """)
        let project = try folder.read()
        XCTAssertEqual(project.kind, .workspace)
        XCTAssertEqual(project.targets.map(\.name), ["App", "Kit"])
        XCTAssertEqual(project.targets[0].dependencies, [project.targets[1].id])
        XCTAssertEqual(project.packages.map(\.location), [.local(path: folder.path + "/Local")])
        XCTAssertEqual(project.dependencies.map(\.name), ["Alamofire", "Fire"])
        XCTAssertEqual(project.dependencies.map { $0.path != nil }, [true, false])
        XCTAssertEqual(project.notices.map(\.message), ["'\(folder.path)/Gone.xcodeproj' is not there"])
    }

    func testAPodUnderDevelopmentIsAtThePathThatIsNamed() throws {
        for (file, text) in [
            (
                "Example/Podfile.lock",
                """
                PODS:
                  - Kit (1.0)
                  - Local/Core (1.0)
                  - Remote (1.0)

                EXTERNAL SOURCES:
                  Kit:
                    :path: "../"
                  Local:
                    :path: Local Pods/Local
                  Remote:
                    :branch: main
                    :git: https://a.example/Remote.git

                CHECKOUT OPTIONS:
                  Remote:
                    :path: Remote

                """
            ),
            ("Example/Podfile", "pod 'Kit', :path => '../'\n  pod \"Local\", path: 'Local Pods/Local'\npod 'Remote', git: 'x'\n"),
        ] {
            let folder = try ProjectFolder()
            try folder.write(file, text)
            try folder.write("Example/Local Pods/Local/A.swift")
            try folder.write("Example/Remote/A.swift")
            try folder.writeApp("Example/App")
            let project = try folder.read("Example/App.xcodeproj")
            XCTAssertEqual(project.dependencies.map(\.name), ["Kit", "Local", "Remote"], file)
            XCTAssertEqual(
                project.dependencies.map(\.path), [folder.path, folder.path + "/Example/Local Pods/Local", nil], file)
        }
    }

    func testAProjectWithinGivesItsTargets() throws {
        let folder = try ProjectFolder()
        try folder.writeApp(
            children: "SP,",
            objects: """
                SP = { isa = PBXFileReference; path = Sub/Kit.xcodeproj; sourceTree = "<group>"; };
                X = { isa = PBXReferenceProxy; path = Kit.framework; remoteRef = XP; sourceTree = BUILT_PRODUCTS_DIR; };
                XP = { isa = PBXContainerItemProxy; containerPortal = SP; remoteGlobalIDString = KF; };
                B = { isa = PBXBuildFile; fileRef = X; }; W = { isa = PBXFrameworksBuildPhase; files = ( B, ); };
                """, target: "buildPhases = ( W, );", project: "projectReferences = ( { ProductGroup = G; ProjectRef = SP; }, );")
        try folder.writeProject(
            "Sub/Kit",
            objects: """
                P = { isa = PBXProject; mainGroup = G; targets = ( T, ); }; G = { isa = PBXGroup; children = ( KF, ); };
                T = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; productReference = KF; };
                KF = { isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
                """)
        let project = try folder.read("App.xcodeproj")
        XCTAssertEqual(project.targets[0].dependencies.compactMap { project.target($0)?.name }, ["Kit"])
    }

    func testAFolderChoosesAWorkspaceThenAProjectAndNamesSeveral() throws {
        let folder = try ProjectFolder()
        try folder.write("Deep/Package.swift")
        XCTAssertEqual(try folder.read().kind, .package)
        try folder.write("Deep/In/project.yml", "name: Y")
        try folder.writeApp("Deep/Two")
        XCTAssertEqual(try folder.read().kind, .project)
        XCTAssertEqual(try folder.read().notices.map(\.message), ["the project is 'Deep/Two.xcodeproj'"])
        try folder.writeApp("Deep/One")
        XCTAssertThrowsError(try folder.read()) { error in
            let message = (error as? ResourceError)?.message ?? ""
            XCTAssertEqual(message, "several projects are here; name one of them: Deep/One.xcodeproj, Deep/Two.xcodeproj")
        }
        try folder.write(
            "Deep/All.xcworkspace/contents.xcworkspacedata",
            "<Workspace><FileRef location=\"group:One.xcodeproj\"/><FileRef location=\"group:Two.xcodeproj\"/></Workspace>")
        XCTAssertEqual(try folder.read().targets.count, 2)
    }
}
