import XCTest

@testable import UIKitCore

final class OrderedObjectsTests: XCTestCase {
    private final class Item {}

    func testObjectsKeepTheirOrderThroughRemovals() {
        let items = (0..<100).map { _ in Item() }
        var objects = OrderedObjects<Item>()
        for item in items + items { objects.append(item) }
        XCTAssertEqual(objects.count, 100)
        for (index, item) in items.enumerated() where index % 3 != 0 { objects.remove(item) }
        objects.remove(items[1])
        let left = items.enumerated().filter { $0.offset % 3 == 0 }.map { ObjectIdentifier($0.element) }
        XCTAssertEqual(objects.all.map { ObjectIdentifier($0) }, left)
        XCTAssertEqual(objects.map { ObjectIdentifier($0) }, left)
        XCTAssertEqual(objects.count, 34)
        XCTAssertTrue(objects.contains(items[99]))
        XCTAssertFalse(objects.contains(items[98]))
        objects.append(items[1])
        XCTAssertTrue(objects.all.last === items[1])
        for item in items { objects.remove(item) }
        XCTAssertTrue(objects.isEmpty)
        XCTAssertEqual(objects.all.count, 0)
    }
}
