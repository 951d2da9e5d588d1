import XCTest

@testable import XcodeProjects

final class SettingsTests: XCTestCase {
    func testConfigurationFilesIncludeInheritAndExpand() throws {
        let folder = try ProjectFolder()
        try folder.write("Base.xcconfig", "NAME = Base // a comment\nFLAGS = -D ONE;\n#include? \"None.xcconfig\"\n")
        try folder.write(
            "Debug.xcconfig",
            """
            #include "Base.xcconfig"
            FLAGS = $(inherited) -D TWO
            TITLE = ${NAME:lower}-$(NAME:upper)
            DEEP_base = found
            DEEP = $(DEEP_$(NAME:lower))
            OTHER = $(NOTHING:default=a:b)
            URL = https:/$()/example.com
            LONG = one \\
                two
            KEY[sdk=iphone*] = phone
            KEY[sdk=macosx*] = mac
            """)
        try folder.writeApp(
            children: "C,",
            objects: """
                C = { isa = PBXFileReference; path = Debug.xcconfig; sourceTree = "<group>"; };
                PD = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = C;
                    buildSettings = { SDKROOT = iphoneos; FLAGS = ( "$(inherited)", "-D THREE", ); KEY = plain; }; };
                """, settings: "FLAGS = \"$(inherited) -DFOUR\"; \"KEY[arch=x86_64]\" = intel;")
        let project = try folder.read()
        let settings = project.targets[0].settings
        XCTAssertEqual(settings["FLAGS"], "-D ONE -D TWO \"-D THREE\" -DFOUR")
        XCTAssertEqual(settings["TITLE"], "base-BASE")
        XCTAssertEqual(settings["DEEP"], "found")
        XCTAssertEqual(settings["OTHER"], "a:b")
        XCTAssertEqual(settings["URL"], "https://example.com")
        XCTAssertEqual(settings.list("LONG"), ["one", "two"])
        XCTAssertEqual(settings["KEY"], "plain", "the project's value counts more than its file's, conditions or not")
        XCTAssertEqual(project.notices, [])
    }

    func testCirclesOfSettingsAndIncludesAreNamed() throws {
        let folder = try ProjectFolder()
        try folder.write("A.xcconfig", "#include \"B.xcconfig\"\nX = $(Y)\nnonsense\n")
        try folder.write("B.xcconfig", "#include \"A.xcconfig\"\nY = $(X)\n#include \"Gone.xcconfig\"\n")
        try folder.writeApp(
            children: "C,",
            objects: """
                C = { isa = PBXFileReference; path = A.xcconfig; sourceTree = "<group>"; };
                TQ = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = C; buildSettings = { }; };
                TM = { isa = XCConfigurationList; buildConfigurations = ( TQ, ); };
                """, target: "buildConfigurationList = TM;")
        let project = try folder.read()
        XCTAssertEqual(project.targets[0].settings["X"], "")
        let notices = project.notices.map { "\(folder.inside($0.file)):\($0.line ?? 0) \($0.message)" }
        XCTAssertTrue(notices.contains("B.xcconfig:1 'A.xcconfig' includes itself: it is left out here"), "\(notices)")
        XCTAssertTrue(notices.contains("B.xcconfig:3 'Gone.xcconfig' is included and not there"), "\(notices)")
        XCTAssertTrue(notices.contains("A.xcconfig:3 'nonsense' is no setting; write NAME = VALUE"), "\(notices)")
        XCTAssertTrue(notices.contains { $0.contains("refers to itself") }, "\(notices)")
    }

    func testSettingsThatDoubleThemselvesEnd() throws {
        let folder = try ProjectFolder()
        let doubling = (0..<60).map { "S\($0) = \"$(S\($0 + 1))$(S\($0 + 1))\";" }.joined(separator: " ")
        try folder.writeApp(settings: doubling + " S60 = xxxxxxxxxxxxxxxx;")
        XCTAssertLessThan(try XCTUnwrap(folder.read().targets[0].settings["S0"]).utf8.count, 2 << 20)
    }

    func testNamesOfModulesAreIdentifiers() throws {
        for (name, module) in [("My App", "My_App"), ("2048-Kit", "_048_Kit"), ("Café", "Café"), ("a.b+c", "a_b_c"), ("写真", "写真")] {
            let folder = try ProjectFolder()
            try folder.writeApp(settings: "PRODUCT_NAME = \"\(name)\";")
            XCTAssertEqual(try folder.read().targets[0].moduleName, module)
            XCTAssertEqual(try folder.read().targets[0].productName, name)
        }
    }

    func testFeaturesOfLaterLanguageVersions() throws {
        let folder = try ProjectFolder()
        try folder.writeApp(settings: "SWIFT_VERSION = 5.0;")
        XCTAssertEqual(try folder.read().targets[0].upcomingFeatures, [])
        try folder.writeApp(
            settings: "SWIFT_APPROACHABLE_CONCURRENCY = YES; SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES = NO; "
                + "SWIFT_ENABLE_BARE_SLASH_REGEX = YES; SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES;")
        XCTAssertEqual(
            try folder.read().targets[0].upcomingFeatures,
            [
                "BareSlashRegexLiterals", "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures",
                "NonisolatedNonsendingByDefault",
            ])
    }

    func testVersionsAndConditionsOfSwift() throws {
        let folder = try ProjectFolder()
        for (text, version) in [("3.0", "3"), ("4.2", "4.2"), ("5.0", "5"), ("6", "6")] {
            try folder.writeApp(
                settings: "SWIFT_VERSION = \(text); SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"DEBUG $(inherited) FREE\"; "
                    + "OTHER_SWIFT_FLAGS = \"-D OLD -DNEW -warn\";")
            let target = try folder.read().targets[0]
            XCTAssertEqual(target.swiftVersion, version)
            XCTAssertEqual(target.conditions, ["DEBUG", "FREE", "OLD", "NEW"])
        }
        try folder.writeApp(settings: "SWIFT_VERSION = 2.3;")
        XCTAssertTrue(try folder.read().notices.contains { $0.message.contains("SWIFT_VERSION 2.3") })
    }

    func testTheInfoPlistIsMergedAndExpanded() throws {
        let folder = try ProjectFolder()
        try folder.write(
            "Info.plist",
            """
            <?xml version="1.0"?><plist version="1.0"><dict><key>CFBundleName</key><string>$(PRODUCT_NAME) ${X}</string>
            <key>UIAppFonts</key><array><string>$(X).ttf</string></array><key>Flag</key><true/><key>Number</key><integer>3</integer>
            <key>UIApplicationSceneManifest</key><dict><key>Own</key><string>kept</string></dict>
            <key>UISupportedInterfaceOrientations~ipad</key><array><string>A</string></array></dict></plist>
            """)
        let own = "INFOPLIST_FILE = Info.plist; X = Font; PRODUCT_BUNDLE_IDENTIFIER = com.example.app; TARGETED_DEVICE_FAMILY = \"1,2\";"
        try folder.writeApp(settings: own)
        var information = try XCTUnwrap(folder.read().targets[0].information)
        XCTAssertEqual(information["CFBundleName"]?.string, "App Font")
        XCTAssertEqual(information["UIAppFonts"]?.elements?.first?.string, "Font.ttf")
        XCTAssertNil(information["LSRequiresIPhoneOS"])
        XCTAssertEqual((information.object as? [String: Any])?["Number"] as? Int, 3)
        XCTAssertEqual((information.object as? [String: Any])?["UIDeviceFamily"] as? [Int], [1, 2])
        try folder.writeApp(
            settings: own + " GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIMainStoryboardFile = Main; MARKETING_VERSION = 1.2; "
                + "INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES; INFOPLIST_KEY_UIStatusBarHidden = YES; "
                + "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = \"A B\"; INFOPLIST_KEY_UILaunchScreen_Generation = NO;")
        information = try XCTUnwrap(folder.read().targets[0].information)
        XCTAssertEqual(information["UIMainStoryboardFile"]?.string, "Main")
        XCTAssertEqual(information["CFBundleName"]?.string, "App", "settings count more than the file")
        XCTAssertEqual(information["CFBundleShortVersionString"]?.string, "1.2")
        XCTAssertEqual(information["UISupportedInterfaceOrientations~ipad"]?.elements?.compactMap(\.string), ["A", "B"])
        XCTAssertEqual(
            information["UIApplicationSceneManifest"]?.entries?.map(\.key).sorted(),
            ["Own", "UIApplicationSupportsMultipleScenes", "UISceneConfigurations"])
        XCTAssertEqual((information.object as? [String: Any])?["UIStatusBarHidden"] as? Bool, true)
        XCTAssertNil(information["UILaunchScreen"])
    }

    func testABridgingHeaderIsEmptyWithCommentsAlone() throws {
        let folder = try ProjectFolder()
        for (text, isEmpty) in [
            ("//\n//  Use this file to import\n//\n\n", true), ("/* a */ #ifndef A_h\n#define A_h\n#endif /* A */\n", true),
            ("#import \"Old.h\"\n", false), ("@import Foo;", false),
        ] {
            try folder.write("App-Bridging-Header.h", text)
            try folder.writeApp(settings: "SWIFT_OBJC_BRIDGING_HEADER = \"$(SRCROOT)/App-Bridging-Header.h\";")
            XCTAssertEqual(try folder.read().targets[0].bridgingHeader?.isEmpty, isEmpty, text)
        }
    }

    func testAMissingConfigurationIsNamedWithThoseThatExist() throws {
        let folder = try ProjectFolder()
        try folder.writeApp()
        let project = try folder.read(configuration: "Staging")
        XCTAssertEqual(project.configuration, "Debug")
        XCTAssertTrue(project.notices.contains { $0.message.contains("'Staging' (there are Debug)") }, "\(project.notices)")
    }
}
