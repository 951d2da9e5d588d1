import Foundation
import XCTest

@testable import ObjectiveCRuntime

final class ClassBundleTests: XCTestCase {
    private final class Here {}

    func testAClassIsInTheBundleOfItsModulesResources() throws {
        let folder = Bundle.main.bundleURL.appendingPathComponent("Trial_ObjectiveCRuntimeTests.resources")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("1".utf8).write(to: folder.appendingPathComponent("one.txt"))
        let bundle = Bundle._holding(Here.self)
        XCTAssertEqual(bundle.bundleURL.lastPathComponent, folder.lastPathComponent)
        XCTAssertNotNil(bundle.url(forResource: "one", withExtension: "txt"))
        XCTAssertTrue(Bundle._holding(Here.self) === bundle)
        XCTAssertEqual(Bundle._holding(NSObject.self).bundlePath, Bundle(for: NSObject.self).bundlePath, "a module without resources")
    }
}
