import FoundationXML
import XCTest

@testable import kinora

final class CurvePlotTests: XCTestCase {
    private func motion(_ label: String, _ values: [(time: Double, x: Double, alpha: Double)]) -> LayerMotion {
        LayerMotion(
            label: label, className: "UIView", path: label,
            samples: values.map {
                .init(time: $0.time, position: SIMD3($0.x, 5, 0), scale: 1, alpha: $0.alpha, rotation: 0, size: SIMD2(10, 10))
            })
    }

    private func plot(_ name: String, _ motions: [LayerMotion], touches: [ClosedRange<Double>] = []) throws -> CurvePlot? {
        let quantity = try XCTUnwrap(Quantity.all.first { $0.name == name })
        return CurvePlot(quantity, of: motions, duration: 2, framesPerSecond: 10, touches: touches)
    }

    func testOnlyWhatChangesIsDrawn() throws {
        let motions = [motion("A & B", [(0, 0, 1), (0.1, 50, 1)]), motion("C", [(0, 3, 0), (0.1, 3, 1)])]
        let position = try XCTUnwrap(plot("position", motions))
        XCTAssertEqual(position.lines.map(\.label), ["A & B x"])
        XCTAssertEqual(try XCTUnwrap(plot("alpha", motions)).lines.map(\.label), ["C"])
        XCTAssertEqual(try XCTUnwrap(plot("alpha", motions)).lines.map(\.layer), [1], "its colour is that of the layer in every plot")
        XCTAssertEqual(try XCTUnwrap(plot("scale", motions)).lines.count, 2, "nothing changes: flat lines")
        XCTAssertNil(try plot("rotation", motions))
        XCTAssertNil(try plot("position", []))
        XCTAssert(position.html.source.contains("A &amp; B x"))
        XCTAssertFalse(position.html.source.contains("A & B"))
    }

    func testALineLiesWhereItsNumbersAre() throws {
        let plot = try XCTUnwrap(plot("position", [motion("A", [(0, 0, 1), (0.1, 100, 1), (2, 50, 1)])], touches: [0.5...1]))
        // Time 0 to 2 goes from 40 to 332, values 0 to 100 from 144 up to 10; between 0.1 and 2 nothing was animated.
        XCTAssert(plot.svg.source.contains("d=\"M40 144L54.6 10M332 77\""), plot.svg.source)
        XCTAssert(plot.svg.source.contains("class=\"touch\" d=\"M113 10H186V144H113z\""), plot.svg.source)
    }

    func testThePictureIsXML() throws {
        let plot = try XCTUnwrap(plot("alpha", [motion("<A> \"&\"", [(0, 0, 0), (0.1, 1, 1)])]))
        let parser = XMLParser(data: Data(plot.svg.source.utf8))
        XCTAssertTrue(parser.parse(), "\(String(describing: parser.parserError)): \(plot.svg.source)")
    }

    func testMarksAreRoundNumbersAroundTheValues() {
        let cases: [(ClosedRange<Double>, [String])] = [
            (0...1, ["0.0", "0.5", "1.0"]), (0.1...0.97, ["0.0", "0.5", "1.0"]), (-40...170, ["-100", "0", "100", "200"]),
            (852...1278, ["800", "1000", "1200", "1400"]), (0...0.003, ["0.000", "0.001", "0.002", "0.003"]),
        ]
        for (values, texts) in cases {
            let axis = PlotAxis(values, marks: 3, isRounded: true)
            XCTAssertEqual(axis.marks.map(axis.text), texts, "\(values)")
            XCTAssertLessThanOrEqual(axis.range.lowerBound, values.lowerBound)
            XCTAssertGreaterThanOrEqual(axis.range.upperBound, values.upperBound)
        }
        let time = PlotAxis(0...2.4, marks: 7, isRounded: false)
        XCTAssertEqual(time.range, 0...2.4)
        XCTAssertEqual(time.marks.map(time.text), ["0.0", "0.5", "1.0", "1.5", "2.0"])
        XCTAssertFalse(PlotAxis(5...5, marks: 3, isRounded: true).marks.isEmpty)
    }
}
