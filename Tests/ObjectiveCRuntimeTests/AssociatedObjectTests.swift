import Foundation
import UIKit
import XCTest

private nonisolated(unsafe) var key: UInt8 = 0
private nonisolated(unsafe) var otherKey: UInt8 = 0

@preconcurrency @MainActor
final class AssociatedObjectTests: XCTestCase {
    private final class Value {}

    private final class Plain {}

    func testValuesByKeyAreReplacedAndRemoved() {
        for object in [UIView(), CALayer(), UIViewController(), UIImage(), NSObject(), Plain()] as [AnyObject] {
            XCTAssertNil(objc_getAssociatedObject(object, &key))
            objc_setAssociatedObject(object, &key, 7, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            objc_setAssociatedObject(object, &otherKey, "text", .OBJC_ASSOCIATION_COPY)
            XCTAssertEqual(objc_getAssociatedObject(object, &key) as? Int, 7)
            XCTAssertEqual(objc_getAssociatedObject(object, &otherKey) as? String, "text")
            objc_setAssociatedObject(object, &key, 8, .OBJC_ASSOCIATION_RETAIN)
            XCTAssertEqual(objc_getAssociatedObject(object, &key) as? Int, 8)
            objc_setAssociatedObject(object, &key, nil, .OBJC_ASSOCIATION_RETAIN)
            XCTAssertNil(objc_getAssociatedObject(object, &key))
            XCTAssertEqual(objc_getAssociatedObject(object, &otherKey) as? String, "text")
            objc_removeAssociatedObjects(object)
            XCTAssertNil(objc_getAssociatedObject(object, &otherKey))
        }
    }

    func testValuesAreReleasedWithTheirOwner() {
        let owners: [() -> AnyObject] = [
            { UIView() }, { UILabel() }, { CALayer() }, { UIViewController() }, { UITapGestureRecognizer() }, { UIBarButtonItem() },
            { CABasicAnimation() }, { UIImage() }, { UINavigationItem(title: "") }, { UILayoutGuide() },
            { UICollectionViewFlowLayout() },
        ]
        for owner in owners {
            weak var value: Value?
            do {
                let object = owner()
                let new = Value()
                objc_setAssociatedObject(object, &key, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
                value = new
                withExtendedLifetime(object) {}
            }
            XCTAssertNil(value, "\(type(of: owner()))")
        }
    }

    func testAnObjectAtAUsedAddressHasNoValues() {
        weak var value: Value?
        for _ in 0..<1000 {
            let object = Plain()
            XCTAssertNil(objc_getAssociatedObject(object, &key))
            let new = Value()
            objc_setAssociatedObject(object, &key, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            value = new
        }
        // The values of released objects go with later associations of such objects.
        let kept = (0..<100).map { _ in NSObject() }
        for object in kept { objc_setAssociatedObject(object, &key, 1, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
        XCTAssertNil(value)
    }

    func testPolicies() {
        let view = UIView()
        let text = NSMutableString(string: "a")
        objc_setAssociatedObject(view, &key, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
        text.append("b")
        XCTAssertEqual(objc_getAssociatedObject(view, &key) as? String, "a")
        weak var value: Value?
        do {
            let new = Value()
            objc_setAssociatedObject(view, &key, new, .OBJC_ASSOCIATION_ASSIGN)
            XCTAssertTrue(objc_getAssociatedObject(view, &key) as AnyObject? === new)
            value = new
        }
        XCTAssertNil(value)
        XCTAssertNil(objc_getAssociatedObject(view, &key))
        objc_setAssociatedObject(view, &key, true, .OBJC_ASSOCIATION_ASSIGN)
        XCTAssertEqual(objc_getAssociatedObject(view, &key) as? Bool, true)
        XCTAssertEqual(objc_AssociationPolicy(rawValue: 0o1401), .OBJC_ASSOCIATION_RETAIN)
        XCTAssertEqual(objc_AssociationPolicy(rawValue: 0o1403), .OBJC_ASSOCIATION_COPY)
    }

    func testAReleasedValueMayHaveAssociationsItself() {
        final class Chain: NSObject {
            static nonisolated(unsafe) var released = 0
            deinit {
                objc_setAssociatedObject(Chain.shared, &key, Self.released, .OBJC_ASSOCIATION_RETAIN)
                Self.released += 1
            }
            static let shared = MainActor.assumeIsolated { UIView() }
        }
        let view = UIView()
        objc_setAssociatedObject(view, &key, Chain(), .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(view, &key, nil, .OBJC_ASSOCIATION_RETAIN)
        XCTAssertEqual(Chain.released, 1)
    }

    nonisolated func testAHundredThousandObjectsOnSeveralThreads() {
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for number in 0..<25_000 {
                let object = Plain()
                objc_setAssociatedObject(object, &key, number, .OBJC_ASSOCIATION_RETAIN)
                if objc_getAssociatedObject(object, &key) as? Int != number { XCTFail("number \(number)") }
            }
        }
    }

    func testTheLockOfAnObjectIsRecursiveAndOfOneThread() {
        let object = NSObject()
        XCTAssertEqual(objc_sync_exit(object), OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
        XCTAssertEqual(objc_sync_enter(object), OBJC_SYNC_SUCCESS)
        XCTAssertEqual(objc_sync_enter(object), OBJC_SYNC_SUCCESS)
        let other = Thread { XCTAssertEqual(objc_sync_exit(object), OBJC_SYNC_NOT_OWNING_THREAD_ERROR) }
        other.start()
        while !other.isFinished { usleep(100) }
        XCTAssertEqual(objc_sync_exit(object), OBJC_SYNC_SUCCESS)
        XCTAssertEqual(objc_sync_exit(object), OBJC_SYNC_SUCCESS)
        XCTAssertEqual(objc_sync_exit(object), OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
        nonisolated(unsafe) var count = 0
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for _ in 0..<1000 {
                objc_sync_enter(object)
                count += 1
                objc_sync_exit(object)
            }
        }
        XCTAssertEqual(count, 4000)
    }

    func testAutoreleasePoolsReturnAndThrow() throws {
        struct Failure: Error {}
        XCTAssertEqual(autoreleasepool { 3 }, 3)
        XCTAssertThrowsError(try autoreleasepool { throw Failure() })
    }
}
