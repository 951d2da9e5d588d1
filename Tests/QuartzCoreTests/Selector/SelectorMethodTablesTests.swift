import QuartzCore
import XCTest

final class SelectorMethodTablesTests: XCTestCase {
    private class Base: NSObject {
        var log: [String] = []
        func act(_ value: Int) -> String {
            log.append("act \(value)")
            return "done"
        }
        func nothing() { log.append("nothing") }
    }

    private final class Sub: Base {}

    private func addTables() {
        Selector._addMethods {
            $0.add("tableTest:", Base.self, 1) { o, a in o.act(a[0] as Int) as String }
            $0.add("tableTestNothing", Base.self, 0) { o, _ in
                o.nothing()
                return nil
            }
        }
    }

    func testSelectorsFromNamesFindMethodsOfTables() {
        addTables()
        let object = Sub()
        XCTAssertTrue(object.responds(to: Selector("tableTest:")))
        XCTAssertTrue((object as any NSObjectProtocol).responds(to: Selector("tableTest:")))
        XCTAssertFalse(object.responds(to: Selector("tableTestNone")))
        object.perform(NSSelectorFromString("tableTest:"), with: 3)
        object.perform(NSSelectorFromString("tableTestNothing"))
        XCTAssertEqual(object.log, ["act 3", "nothing"])
    }

    func testOptionalMethodsAreNilWithoutAnImplementation() {
        addTables()
        let object = Sub()
        XCTAssertNil(Selector._optionalMethod("tableTestNone", of: object))
        XCTAssertNil(Selector._optionalMethod("tableTest:", of: NSObject()))
        let result: String? = Selector._optionalMethod("tableTest:", of: object).map { $0.call([4]) }
        XCTAssertEqual(result, "done")
        Selector._optionalMethod("tableTestNothing", of: object)?.call([]) as Void?
        XCTAssertEqual(object.log, ["act 4", "nothing"])
    }
}
