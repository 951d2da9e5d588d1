import Foundation
import XCTest

@testable import Kinora

final class TraceJSONTests: XCTestCase {
    private let trace = Trace(
        framesPerSecond: 60,
        layers: [Trace.Layer(id: 1, name: "a \"name\"/é", className: "UIView", path: "screen/UIView[0]")],
        frames: [
            Trace.Frame(time: 0, layers: []),
            Trace.Frame(
                time: 1.0 / 60,
                layers: [
                    Trace.LayerFrame(
                        layer: 1,
                        values: [
                            "opacity": .number(0.1), "hidden": .flag(true), "position": .numbers([1.0 / 3, -0.0]), "backgroundColor": .none,
                            "zPosition": .number(.infinity), "cornerRadius": .number(1), "borderWidth": .number(5e-324),
                        ])
                ]),
        ],
        events: [
            Trace.Event(time: 0.1 + 0.2, kind: .added, layer: 1, animation: 1, key: "k", keyPath: nil, finished: nil),
            Trace.Event(time: 1, kind: .ended, layer: 1, animation: 1, key: "k", keyPath: "opacity", finished: false),
            Trace.Event(time: 1, kind: .completion, layer: nil, animation: nil, key: nil, keyPath: nil, finished: nil),
        ])

    func testItIsReadBackAsItWas() throws {
        let json = try trace.json()
        XCTAssertEqual(try Trace(json: json), trace)
        XCTAssertEqual(try trace.json(), json)
    }

    func testItSaysWhatItIsAndHasAnElementALine() throws {
        let text = String(decoding: try trace.json(), as: UTF8.self)
        let object = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        XCTAssertEqual(object["format"] as? String, "kinora.trace")
        XCTAssertEqual(object["version"] as? Int, 1)
        XCTAssertEqual((object["frames"] as? [Any])?.count, 2)
        let lines = text.split(separator: "\n")
        XCTAssertEqual(lines.count, 1 + 3 + 4 + 5)
        XCTAssert(lines.contains(#"{"layers":[],"time":0},"#))
        XCTAssert(text.contains("0.30000000000000004"))
        XCTAssert(text.hasSuffix("]}\n"))
    }

    func testAnEmptyTraceIsOneToo() throws {
        let empty = Trace(framesPerSecond: 30, layers: [], frames: [], events: [])
        XCTAssertEqual(try Trace(json: empty.json()), empty)
    }

    func testWhatIsNoTraceIsRefusedWithASentence() throws {
        let known = String(decoding: try trace.json(), as: UTF8.self)
        let later = known.replacingOccurrences(of: #""version":1"#, with: #""version":2"#)
        XCTAssertThrowsError(try Trace(json: Data(later.utf8))) { XCTAssertEqual($0 as? TraceError, .version(2)) }
        let others = [
            "", "[]", "{}", "null", "{\"format\":\"film\",\"version\":1}",
            known.replacingOccurrences(of: "\"time\":1", with: "\"time\":[]"),
            String(known.prefix(200)), known.replacingOccurrences(of: "added", with: "eaten"),
        ]
        for text in others {
            XCTAssertThrowsError(try Trace(json: Data(text.utf8)), text) {
                guard case .unreadable(let reason)? = $0 as? TraceError else { return XCTFail("\($0)") }
                XCTAssertFalse(reason.isEmpty)
            }
        }
    }
}
