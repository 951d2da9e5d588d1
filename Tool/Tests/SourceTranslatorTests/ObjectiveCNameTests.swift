import XCTest

@testable import SourceTranslator

final class ObjectiveCNameTests: XCTestCase {
    func testMethodsFollowTheCompilersRules() {
        XCTAssertEqual(ObjectiveCName.method("go", []), "go")
        XCTAssertEqual(ObjectiveCName.method("go", [nil]), "go:")
        XCTAssertEqual(ObjectiveCName.method("go", ["place"]), "goWithPlace:")
        XCTAssertEqual(ObjectiveCName.method("go", ["with"]), "goWith:")
        XCTAssertEqual(ObjectiveCName.method("goTo", ["place"]), "goToPlace:")
        XCTAssertEqual(ObjectiveCName.method("go", [nil, "by", nil]), "go:by::")
    }

    func testPropertiesHaveSettersAndKeys() {
        XCTAssertEqual(ObjectiveCName.setter("count"), "setCount:")
        XCTAssertEqual(ObjectiveCName.key("isHidden"), "hidden")
        XCTAssertEqual(ObjectiveCName.key("island"), "island")
    }
}
