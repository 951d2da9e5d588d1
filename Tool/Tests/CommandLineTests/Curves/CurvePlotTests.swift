import FoundationXML
import XCTest

@testable import KinoraCommandLine

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
        return CurvePlot(quantity, of: motions, during: 0...2, framesPerSecond: 10, touches: touches)
    }

    func testOnlyWhatChangesIsDrawn() throws {
        let motions = [motion("A & B", [(0, 0, 1), (0.1, 50, 1)]), motion("C", [(0, 3, 0), (0.1, 3, 1)])]
        let position = try XCTUnwrap(plot("position", motions))
        XCTAssertEqual(position.lines.map(\.label), ["A & B, x"])
        XCTAssertEqual(try XCTUnwrap(plot("alpha", motions)).lines.map(\.label), ["C"])
        XCTAssertEqual(try XCTUnwrap(plot("alpha", motions)).lines.map(\.layer), [1], "its color is that of the layer in every plot")
        XCTAssertNil(try plot("scale", motions), "nothing changes")
        XCTAssertNil(try plot("rotation", motions))
        XCTAssertNil(try plot("position", []))
        XCTAssert(position.html.source.contains("A &amp; B, x"))
        XCTAssertFalse(position.html.source.contains("A & B"))
    }

    func testALineLiesWhereItsNumbersAre() throws {
        let plot = try XCTUnwrap(plot("position", [motion("A", [(0, 0, 1), (0.1, 100, 1), (2, 50, 1)])], touches: [0.5...1]))
        // Time 0 to 2 goes from 40 to 332, values 0 to 100 from 144 up to 10; between 0.1 and 2 nothing was animated.
        XCTAssert(plot.svg.source.contains("d=\"M40 144L54.6 10M332 77\""), plot.svg.source)
        XCTAssert(plot.svg.source.contains("class=\"touch\" d=\"M113 10H186V144H113z\""), plot.svg.source)
    }

    func testEachMovementHasAPanelWithWhatChangesInIt() {
        func samples(_ times: [Double], _ value: (Double) -> Double) -> [(time: Double, x: Double, alpha: Double)] {
            times.map { (time: $0, x: value($0), alpha: 1) }
        }
        let moving = samples(stride(from: 0.5, through: 1, by: 0.1).map { $0 }) { $0 * 100 }
        let still = samples(stride(from: 1.1, through: 2, by: 0.1).map { $0 }) { _ in 100 }
        var fading = samples(stride(from: 3, through: 3.5, by: 0.1).map { $0 }) { _ in 100 }
        for index in fading.indices { fading[index].alpha = 1 - Double(index) * 0.2 }
        let panels = MotionPanel.panels(
            of: [motion("card", moving + still + fading)], framesPerSecond: 10, touches: [0.2...0.7, 3.2...3.3])
        XCTAssertEqual(panels.map { $0.plots.map(\.quantity.name) }, [["position"], ["alpha"]])
        XCTAssertEqual(panels.map { MotionPanel.seconds($0.interval) }, ["0.50 to 1.00", "3.00 to 3.50"])
        XCTAssertEqual(panels.map { $0.plots[0].touches.count }, [1, 1])
        let html = panels[0].html.source
        XCTAssert(html.contains("aria-label=\"position in points, second 0.50 to 1.00: card, x from 50 to 100\""), html)
    }

    func testAPlotIsOfItsIntervalAlone() throws {
        let quantity = try XCTUnwrap(Quantity.all.first { $0.name == "position" })
        let motions = [motion("A", [(0, 0, 1), (0.1, 100, 1), (1, 300, 1), (1.1, 400, 1)])]
        let plot = try XCTUnwrap(CurvePlot(quantity, of: motions, during: 1...1.1, framesPerSecond: 10, touches: [0.5...2]))
        XCTAssertEqual(plot.lines.flatMap { $0.runs.flatMap { $0.map(\.value) } }, [300, 400])
        XCTAssert(plot.svg.source.contains("d=\"M40 144L332 10\""), plot.svg.source)
        XCTAssert(plot.svg.source.contains("class=\"touch\" d=\"M40 10H332V144H40z\""), plot.svg.source)
    }

    func testTheImageIsXML() throws {
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
