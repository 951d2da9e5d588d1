import XCTest

@testable import XcodeProjects

final class ProjectFileTests: XCTestCase {
    func testFilesAreFoundThroughGroupsAndSourceTrees() throws {
        let folder = try ProjectFolder()
        for name in ["Code/In/A.swift", "Root.swift", "Über dir/B \"x\".swift"] { try folder.write(name) }
        try folder.writeApp(
            children: "G1, F2,",
            objects: """
                G1 = { isa = PBXGroup; children = ( G2, F4, ); path = Code; sourceTree = "<group>"; };
                G2 = { isa = PBXGroup; children = ( F1, ); name = "no path"; sourceTree = "<group>"; };
                F1 = { isa = PBXFileReference; path = In/A.swift; sourceTree = "<group>"; };
                F2 = { isa = PBXFileReference; path = "\\U00dcber dir/B \\"x\\".swift"; sourceTree = "<group>"; };
                F3 = { isa = PBXFileReference; path = "\(folder.path)/Code/../Root.swift"; sourceTree = "<absolute>"; };
                F4 = { isa = PBXFileReference; path = Root.swift; sourceTree = SOURCE_ROOT; };
                B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
                B3 = { isa = PBXBuildFile; fileRef = F3; }; B4 = { isa = PBXBuildFile; fileRef = F4; };
                """, sources: "B1, B2, B3, B4,")
        let project = try folder.read()
        XCTAssertEqual(
            project.targets[0].sources.map { folder.inside($0.path) },
            ["Code/In/A.swift", "Über dir/B \"x\".swift", "Root.swift", "Root.swift"])
        XCTAssertEqual(project.notices, [])
        XCTAssertEqual(project.apps.map(\.name), ["App"])
    }

    func testAnXMLProjectIsReadAsAnOldStyleOne() throws {
        let folder = try ProjectFolder()
        try folder.write("A.swift")
        try folder.write(
            "App.xcodeproj/project.pbxproj",
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0"><dict><key>rootObject</key><string>P</string><key>objects</key><dict>
            <key>P</key><dict><key>isa</key><string>PBXProject</string><key>mainGroup</key><string>G</string>
            <key>targets</key><array><string>T</string></array></dict>
            <key>G</key><dict><key>isa</key><string>PBXGroup</string><key>children</key><array><string>F</string></array></dict>
            <key>F</key><dict><key>isa</key><string>PBXFileReference</string><key>path</key><string>A.swift</string></dict>
            <key>B</key><dict><key>isa</key><string>PBXBuildFile</string><key>fileRef</key><string>F</string></dict>
            <key>S</key><dict><key>isa</key><string>PBXSourcesBuildPhase</string><key>files</key>
            <array><string>B</string></array></dict>
            <key>T</key><dict><key>isa</key><string>PBXNativeTarget</string><key>name</key><string>App</string>
            <key>productType</key><string>com.apple.product-type.application</string>
            <key>buildPhases</key><array><string>S</string></array></dict></dict></dict></plist>
            """)
        XCTAssertEqual(try folder.read().targets[0].swiftSources.map { folder.inside($0.path) }, ["A.swift"])
    }

    func testVariantGroupsGiveRegionsAndFolderReferencesStayWhole() throws {
        let folder = try ProjectFolder()
        for name in ["Base.lproj/Main.storyboard", "de.lproj/Main.strings", "Maps/a.json", "Art.xcassets/Contents.json", "Music/s.mp3"] {
            try folder.write(name)
        }
        try folder.writeApp(
            children: "V, M, X,",
            objects: """
                V = { isa = PBXVariantGroup; children = ( VB, VD, ); name = Main.storyboard; sourceTree = "<group>"; };
                VB = { isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
                VD = { isa = PBXFileReference; name = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };
                M = { isa = PBXFileReference; lastKnownFileType = folder; path = Maps; sourceTree = "<group>"; };
                X = { isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = art.xcassets; sourceTree = "<group>"; };
                N = { isa = PBXFileReference; path = Music/s.mp3; sourceTree = SOURCE_ROOT; };
                B1 = { isa = PBXBuildFile; fileRef = V; }; B2 = { isa = PBXBuildFile; fileRef = M; };
                B3 = { isa = PBXBuildFile; fileRef = X; }; B4 = { isa = PBXBuildFile; fileRef = N; };
                C = { isa = PBXCopyFilesBuildPhase; dstPath = Sounds; dstSubfolderSpec = 7; files = ( B4, ); };
                """, resources: "B1, B2, B3,", target: "buildPhases = ( S, R, C, );")
        let resources = try folder.read().targets[0].resources
        XCTAssertEqual(
            resources.map { folder.inside($0.path) },
            ["Base.lproj/Main.storyboard", "de.lproj/Main.strings", "Maps", "Art.xcassets", "Music/s.mp3"],
            "the catalog is found although its case differs")
        XCTAssertEqual(resources.map(\.region), ["Base", "de", nil, nil, nil])
        XCTAssertEqual(resources.map(\.isFolder), [false, false, true, false, false])
        XCTAssertEqual(resources.map(\.destination), [nil, nil, nil, nil, "Sounds"])
    }

    func testSynchronizedFoldersFollowTheirExceptions() throws {
        let folder = try ProjectFolder()
        for name in [
            "App/A.swift", "App/Old/B.swift", "App/Info.plist", "App/Art.xcassets/Contents.json", "App/de.lproj/L.strings",
            "App/Shared.swift",
            "App/x.h", "App/Maps/a.json", "App/Mac.swift",
        ] { try folder.write(name) }
        try folder.writeProject(
            objects: """
                P = { isa = PBXProject; mainGroup = G; targets = ( T, U, ); };
                G = { isa = PBXGroup; children = ( Y, ); sourceTree = "<group>"; };
                Y = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; explicitFolders = ( Maps, );
                    exceptions = ( E1, E2, ); };
                E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = ( Info.plist, Old/B.swift, );
                    platformFiltersByRelativePath = { Mac.swift = ( macos, ); }; };
                E2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = U; membershipExceptions = ( Shared.swift, ); };
                T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                    fileSystemSynchronizedGroups = ( Y, ); };
                U = { isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; };
                """)
        let project = try folder.read()
        XCTAssertEqual(project.targets[0].sources.map { folder.inside($0.path) }, ["App/A.swift", "App/Shared.swift"])
        XCTAssertEqual(
            project.targets[0].resources.map { folder.inside($0.path) }, ["App/Art.xcassets", "App/Maps", "App/de.lproj/L.strings"])
        XCTAssertEqual(project.targets[0].resources.map(\.region), [nil, nil, "de"])
        XCTAssertEqual(project.targets[0].resources.map(\.isFolder), [false, true, false])
        XCTAssertEqual(project.targets[1].sources.map { folder.inside($0.path) }, ["App/Shared.swift"])
    }

    func testScriptsAreListedAndOtherLanguagesKeptApart() throws {
        let folder = try ProjectFolder()
        for name in ["A.swift", "B.m", "M.xcdatamodeld/contents"] { try folder.write(name) }
        try folder.writeApp(
            children: "F1, F2, V,",
            objects: """
                F1 = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
                F2 = { isa = PBXFileReference; path = B.m; sourceTree = "<group>"; };
                V = { isa = XCVersionGroup; path = M.xcdatamodeld; children = ( ); sourceTree = "<group>"; };
                B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
                B3 = { isa = PBXBuildFile; fileRef = V; };
                X = { isa = PBXShellScriptBuildPhase; name = "SwiftLint"; shellScript = "touch \(folder.path)/ran"; };
                Y = { isa = PBXShellScriptBuildPhase; shellScript = "exit 1"; };
                K = { isa = PBXBuildRule; filePatterns = "*.abc"; };
                """, sources: "B1, B2, B3,", target: "buildPhases = ( X, S, Y, ); buildRules = ( K, );")
        let project = try folder.read()
        XCTAssertEqual(project.targets[0].scripts, ["SwiftLint", "Run Script"])
        XCTAssertEqual(project.targets[0].swiftSources.count, 1)
        XCTAssertEqual(project.targets[0].otherSources.map(\.language), [.objectiveC, .coreData])
        XCTAssertFalse(FileManager.default.fileExists(atPath: folder.path + "/ran"))
        XCTAssertTrue(project.notices.contains { $0.message.contains("'*.abc'") && $0.line != nil }, "\(project.notices)")
    }

    func testFrameworksTestsExtensionsAndPackagesAreLinked() throws {
        let folder = try ProjectFolder()
        try folder.write(
            "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved",
            #"{"pins":[{"identity":"kit","location":"https://example.com/K/Kit","state":{"version":"5.6.1","revision":"ab"}}],"version":2}"#
        )
        try folder.write("Local/Package.swift")
        try folder.writeApp(
            children: "A1, A2,",
            objects: """
                A1 = { isa = PBXFileReference; path = System/Library/Frameworks/MapKit.framework; name = MapKit.framework;
                    sourceTree = SDKROOT; };
                A2 = { isa = PBXFileReference; path = Core.framework; sourceTree = BUILT_PRODUCTS_DIR; };
                B1 = { isa = PBXBuildFile; fileRef = A1; }; B2 = { isa = PBXBuildFile; fileRef = A2; };
                B3 = { isa = PBXBuildFile; productRef = Q1; };
                W = { isa = PBXFrameworksBuildPhase; files = ( B1, B2, B3, ); };
                U = { isa = PBXNativeTarget; name = Core; productType = "com.apple.product-type.framework"; productReference = A2; };
                V = { isa = PBXNativeTarget; name = AppTests; productType = "com.apple.product-type.bundle.unit-test";
                    dependencies = ( D, ); buildConfigurationList = VL; };
                X = { isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; };
                VL = { isa = XCConfigurationList; buildConfigurations = ( VD, ); };
                VD = { isa = XCBuildConfiguration; name = Debug;
                    buildSettings = { TEST_HOST = "$(BUILT_PRODUCTS_DIR)/App.app/App"; BUNDLE_LOADER = "$(TEST_HOST)"; }; };
                D = { isa = PBXTargetDependency; target = T; targetProxy = DP; };
                DP = { isa = PBXContainerItemProxy; containerPortal = P; remoteGlobalIDString = T; };
                Q1 = { isa = XCSwiftPackageProductDependency; package = K1; productName = KitUI; };
                Q2 = { isa = XCSwiftPackageProductDependency; productName = Local; };
                K1 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/K/Kit.git";
                    requirement = { kind = upToNextMajorVersion; minimumVersion = 5.6.0; }; };
                K2 = { isa = XCLocalSwiftPackageReference; relativePath = Local; };
                """, target: "buildPhases = ( S, R, W, ); packageProductDependencies = ( Q1, Q2, );",
            project: "packageReferences = ( K1, K2, ); targets = ( T, U, V, X, );")
        let project = try folder.read()
        let app = project.targets[0]
        XCTAssertEqual(app.frameworks, ["MapKit"])
        XCTAssertEqual(app.dependencies.compactMap { project.target($0)?.name }, ["Core"])
        XCTAssertEqual(app.packageProducts.map(\.name), ["KitUI", "Local"])
        XCTAssertEqual(app.packageProducts[0].package?.resolved?.version, "5.6.1")
        XCTAssertEqual(
            project.packages.map(\.location), [.remote(url: "https://example.com/K/Kit.git"), .local(path: folder.path + "/Local")])
        XCTAssertEqual(project.targets[2].hostApp, app.id)
        XCTAssertEqual(project.targets.map(\.kind.name), ["app", "framework", "unit tests", "extension"])
    }
}
