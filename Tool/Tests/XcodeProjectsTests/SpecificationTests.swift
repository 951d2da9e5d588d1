import Resources
import XCTest

@testable import XcodeProjects

final class SpecificationTests: XCTestCase {
    func testASpecificationOfXcodeGenGivesTargetsFilesAndSettings() throws {
        let folder = try ProjectFolder()
        for name in [
            "App/A.swift", "App/Deep/B.swift", "App/Deep/README.md", "App/Main.storyboard", "App/Old/C.swift", "App/de.lproj/L.strings",
            "Kit/K.swift", "Tests/T.swift", "Maps/m.json",
        ] { try folder.write(name) }
        try folder.write("base.yml", "settingGroups:\n  app:\n    FROM_GROUP: YES\npackages:\n  Kit2: {path: Pkg}\n")
        try folder.write("Pkg/Package.swift")
        try folder.write("debug.xcconfig", "FROM_FILE = file\n")
        try folder.write(
            "project.yml",
            """
            name: Demo
            include: [base.yml]
            options: {bundleIdPrefix: com.example, developmentLanguage: de}
            configFiles: {Debug: debug.xcconfig}
            settings:
              SWIFT_VERSION: 5.9
            packages:
              Alamofire: {url: "https://example.com/A/Alamofire", from: 5.6.0}
            targetTemplates:
              Base:
                platform: iOS
                sources: &common
                  - path: ${target_name}
                    excludes: ["**/*.md", "Old"]
            targets:
              App:
                templates: [Base]
                type: application
                sources: [{path: Maps, type: folder}, {path: Gone, optional: true}]
                settings:
                  groups: [app]
                  base: {LISTED: [a, "b c"]}
                  configs:
                    debug: {ONLY: debug}
                    release: {ONLY: release}
                info:
                  path: Made/Info.plist
                  properties: {UIAppFonts: [a.ttf], UILaunchScreen: {}, Flag: true, Count: 3}
                dependencies: [{target: Kit}, {package: Alamofire}, {package: Kit2, product: Two}, {sdk: MapKit.framework}]
                preBuildScripts: [{name: Lint, script: lint}]
                scheme: {testTargets: [AppTests], commandLineArguments: {"-on": true, "-off": false}, environmentVariables: {A: b}}
              Kit: {templates: [Base], type: framework}
              AppTests: {type: bundle.unit-test, platform: iOS, sources: Tests, dependencies: [{target: App}]}
            """)
        let project = try folder.read()
        XCTAssertEqual(project.name, "Demo")
        XCTAssertEqual(project.kind, .specification)
        XCTAssertEqual(project.targets.map(\.name), ["App", "Kit", "AppTests"])
        let app = project.targets[0]
        XCTAssertEqual(app.sources.map { folder.inside($0.path) }, ["App/A.swift", "App/Deep/B.swift"])
        XCTAssertEqual(app.resources.map { folder.inside($0.path) }, ["App/Main.storyboard", "App/de.lproj/L.strings", "Maps"])
        XCTAssertEqual(app.resources.map(\.isFolder), [false, false, true])
        XCTAssertEqual(app.swiftVersion, "5.9")
        XCTAssertEqual(app.settings["FROM_GROUP"], "YES")
        XCTAssertEqual(app.settings["FROM_FILE"], "file")
        XCTAssertEqual(app.settings["ONLY"], "debug")
        XCTAssertEqual(app.settings.list("LISTED"), ["a", "b c"])
        XCTAssertEqual(app.conditions, ["DEBUG"])
        let information = try XCTUnwrap(app.information?.object as? [String: Any])
        XCTAssertEqual(information["CFBundleIdentifier"] as? String, "com.example.App")
        XCTAssertEqual(information["UIAppFonts"] as? [String], ["a.ttf"])
        XCTAssertEqual(information["Flag"] as? Bool, true)
        XCTAssertEqual(app.dependencies.map(\.key), ["Kit"])
        XCTAssertEqual(app.packageProducts.map(\.name), ["Alamofire", "Two"])
        XCTAssertEqual(app.frameworks, ["MapKit"])
        XCTAssertEqual(app.scripts, ["Lint"])
        XCTAssertEqual(project.targets[2].hostApp, app.id)
        XCTAssertEqual(project.schemes.map(\.arguments), [["-on"]])
        XCTAssertEqual(project.schemes.map(\.environment), [["A": "b"]])
        XCTAssertEqual(project.schemes.map(\.tests), [[project.targets[2].id]])
        XCTAssertEqual(project.notices, [])
    }

    func testWhatIsWrongInASpecificationIsNamedWithItsLine() throws {
        let folder = try ProjectFolder()
        try folder.write(
            "project.yml",
            """
            include: [project.yml, none.yml]
            targets:
              App:
                type: application
                platform: iOS
                templates: [Missing]
                sources: Nowhere
                settings: {groups: [none]}
                dependencies: [{target: Other}, {package: Lost}]
            """)
        let notices = try folder.read().notices.map { "\($0.line ?? 0) \($0.message)" }.joined(separator: "\n")
        for text in [
            "1 'project.yml' includes itself", "1 '\(folder.path)/none.yml' is included and not there", "6 there is no template 'Missing'",
            "7 '\(folder.path)/Nowhere' of App is not there", "8 there is no group 'none'", "depends on 'Other', which is no target",
            "9 there is no package 'Lost'",
        ] { XCTAssertTrue(notices.contains(text), "\(text)\n\(notices)") }
        for text in ["a: [1, 2\nb: 3\n", "- 1\n", "a: &x [*x]\n", ""] {
            try folder.write("project.yml", text)
            XCTAssertThrowsError(try folder.read(), text) { XCTAssertTrue($0 is ResourceError) }
        }
    }
}
