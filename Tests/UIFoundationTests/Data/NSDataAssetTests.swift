import Foundation
import Kinora
import UIKit
import XCTest

@preconcurrency @MainActor
final class NSDataAssetTests: XCTestCase {
    private func write(_ text: String, _ path: String, in folder: URL) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    func testDataSetsOfCatalogsAreFoundByName() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString).resources")
        defer { try? FileManager.default.removeItem(at: folder) }
        let set = #"{"data": [{"filename": "a.json", "idiom": "universal"}]}"#
        try write(set, "Assets.xcassets/Plain.dataset/Contents.json", in: folder)
        try write("{}", "Assets.xcassets/Plain.dataset/a.json", in: folder)
        try write(#"{"properties": {"provides-namespace": true}}"#, "Assets.xcassets/Group/Contents.json", in: folder)
        try write(set, "Assets.xcassets/Group/Other/Inner.dataset/Contents.json", in: folder)
        try write("[1]", "Assets.xcassets/Group/Other/Inner.dataset/a.json", in: folder)
        let devices = #"""
            {"data": [{"filename": "phone.txt", "idiom": "iphone", "universal-type-identifier": "public.text"},
            {"filename": "pad.txt", "idiom": "ipad"}]}
            """#
        try write(devices, "Assets.xcassets/Device.dataset/Contents.json", in: folder)
        try write("phone", "Assets.xcassets/Device.dataset/phone.txt", in: folder)
        try write("pad", "Assets.xcassets/Device.dataset/pad.txt", in: folder)
        try write("file", "Loose.json", in: folder)
        try write(set, "Outside.dataset/Contents.json", in: folder)
        try write("{}", "Outside.dataset/a.json", in: folder)
        let bundle = try XCTUnwrap(Bundle(url: folder))
        let stage = Stage(device: .iPhone15)
        let plain = try XCTUnwrap(NSDataAsset(name: "Plain", bundle: bundle))
        XCTAssertEqual(plain.data, Data("{}".utf8))
        XCTAssertEqual(plain.name, "Plain")
        XCTAssertEqual(plain.typeIdentifier, "public.json")
        XCTAssertEqual(NSDataAsset(name: "Group/Inner", bundle: bundle)?.data, Data("[1]".utf8))
        XCTAssertNil(NSDataAsset(name: "Inner", bundle: bundle))
        let device = try XCTUnwrap(NSDataAsset(name: "Device", bundle: bundle))
        XCTAssertEqual(device.data, Data("phone".utf8))
        XCTAssertEqual(device.typeIdentifier, "public.text")
        for missing in ["Loose", "Outside", "None", ""] { XCTAssertNil(NSDataAsset(name: missing, bundle: bundle), missing) }
        XCTAssertNil(NSDataAsset(name: "Plain"))
        XCTAssertNotNil(bundle.url(forResource: "Loose", withExtension: "json"))
        withExtendedLifetime(stage) {}
    }
}
