import RenderScene
import XCTest

final class PaceTests: XCTestCase {
    func testALeadFadesOverAQuarterOfItsSizeAtLeast() {
        var pace = Pace(start: 0.6)
        pace.pass(through: [0.3025, 0.3025], at: 0.625)
        for (position, progress) in [(0, 0), (0.565, 0), (0.595, 0.12), (0.625, 0.3025), (0.8125, 0.65125), (1, 1)] {
            XCTAssertEqual(pace(position).x, progress, accuracy: 1e-12)
        }
        pace.pass(through: [-0.1, 0.3], at: 0.7)
        XCTAssertEqual(pace(0.6), .zero, "otherwise it is zero at the start of the change")
    }

    func testALeadEndsAtTheEndOfTheChangeThoughASpringHasNotArrived() {
        let spring = SpringCurve(duration: 1, dampingRatio: 0.4)
        let form = Pace.Form.spring(x: spring, y: spring, duration: 1)
        XCTAssertLessThan(form(1).x, 0.999)
        var pace = Pace(form: form)
        pace.pass(through: [1, 1], at: 0.999)
        XCTAssertEqual(pace(0.999), .one)
        XCTAssertEqual(pace(1), .one)
        XCTAssertEqual(pace(0), .zero)
    }
}
