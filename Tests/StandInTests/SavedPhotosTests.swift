import Kinora
import Photos
import UIKit
import XCTest

/// Images that an app adds to the photo library.
@preconcurrency @MainActor
final class SavedPhotosTests: XCTestCase {
    private final class Target: NSObject {
        var ends: [String] = []

        func image(_ image: UIImage, _ error: NSError?, _ context: UnsafeRawPointer?) {
            ends.append("\(Int(image.size.width)) \(error.map { "\($0.code)" } ?? "saved") \(context == nil ? "no context" : "context")")
        }

        static let selector = Selector("image:didFinishSavingWithError:contextInfo:", Target.image)
    }

    private var stage: Stage!
    private let target = Target()
    private let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
    }

    override func setUp() { stage = Stage() }
    override func tearDown() { stage = nil }

    private var library: PHFetchResult<PHAsset> { PHAsset.fetchAssets(with: .image, options: nil) }

    func testWithoutAPermissionNothingIsSaved() {
        UIImageWriteToSavedPhotosAlbum(image, target, Target.selector, nil)
        XCTAssertEqual(target.ends, [], "the answer comes later")
        stage.settle()
        XCTAssertEqual(target.ends, ["30 -3310 no context"])
        XCTAssertEqual(library.count, 0)
    }

    func testImagesAreSavedOnceTheUserAllowsIt() {
        stage.setPermission(.notDetermined, for: .photos)
        var value = 1
        withUnsafeMutablePointer(to: &value) { UIImageWriteToSavedPhotosAlbum(image, target, Target.selector, $0) }
        UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil)
        stage.settle()
        XCTAssertEqual(target.ends, [])
        stage.setPermission(.granted, for: .photos)
        stage.settle()
        XCTAssertEqual(target.ends, ["30 saved context"])
        XCTAssertEqual(library.count, 2)
        XCTAssertEqual(library.firstObject?.pixelWidth, Int(image.size.width * image.scale))
    }

    func testTheFilesEndWithTheStage() throws {
        stage.setPermission(.granted, for: .photos)
        let before = try savedFolders()
        UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil)
        stage.settle()
        XCTAssertEqual(library.count, 1)
        XCTAssertEqual(try savedFolders().subtracting(before).count, 1)
        stage = nil
        XCTAssertEqual(try savedFolders(), before)
    }

    private func savedFolders() throws -> Set<String> {
        Set(try FileManager.default.contentsOfDirectory(atPath: NSTemporaryDirectory()).filter { $0.hasPrefix("Saved Photos") })
    }
}
