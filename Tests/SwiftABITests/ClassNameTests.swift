import Foundation
import UIKit
import XCTest

/// Names of classes as apps print them: for logs, reuse identifiers and `UIApplicationMain`. `Foundation` is imported on purpose, as in apps.
final class ClassNameTests: XCTestCase {
    private final class PhotoCell: UITableViewCell {}

    func testClassOfEachFrameworkModuleIsNamedWithoutItsModule() {
        XCTAssertEqual(NSStringFromClass(CAShapeLayer.self), "CAShapeLayer")
        XCTAssertEqual(NSStringFromClass(UIColor.self), "UIColor")
        XCTAssertEqual(NSStringFromClass(UIView.self), "UIView")
        XCTAssertEqual(NSStringFromClass(UISlider.self), "UISlider")
        XCTAssertEqual(NSStringFromClass(UITableView.self), "UITableView")
    }

    func testClassesOfAppsKeepTheirModule() {
        XCTAssertEqual(NSStringFromClass(PhotoAlbumCell.self), NSStringFromClass(PhotoAlbumCell.self as AnyClass))
        XCTAssertEqual(NSStringFromClass(PhotoAlbumCell.self), "SwiftABITests.PhotoAlbumCell")
        XCTAssertEqual(NSStringFromClass(PhotoCell.self), "SwiftABITests.ClassNameTests.PhotoCell")
        XCTAssertEqual(NSStringFromClass(NSArray.self), "NSArray")
    }

    func testMetatypesInCollectionsAreNamedAlike() {
        XCTAssertEqual([UILabel.self, UIImageView.self].map { NSStringFromClass($0) }, ["UILabel", "UIImageView"])
    }

    func testValueOfAnyClassIsNamedByFoundation() {
        XCTAssertEqual(NSStringFromClass(UIView.self as AnyClass), "UIKitCore.UIView")
    }
}

final class PhotoAlbumCell: UITableViewCell {}
