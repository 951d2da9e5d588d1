import Foundation
import TestSupport
import UIKit
import XCTest

@testable import Browser

final class ClientMessageTests: XCTestCase {
    private func read(_ text: String) throws(ClientMessage.Invalid) -> ClientMessage {
        var text = text
        let result: Result<ClientMessage, ClientMessage.Invalid> = text.withUTF8 { bytes in
            Result { () throws(ClientMessage.Invalid) in try ClientMessage(UnsafeRawBufferPointer(bytes)) }
        }
        return try result.get()
    }

    func testTouchesAreRead() throws {
        let text =
            #"{"type":"touches","touches":[{"phase":"began","finger":0,"x":1.5,"y":2},{"phase":"moved","finger":3,"x":-1,"y":0}],"number":7}"#
        guard case .touches(let touches, 7) = try read(text) else { return XCTFail("not touches") }
        XCTAssertEqual(touches.map(\.finger), [0, 3])
        XCTAssertEqual(touches.map(\.phase), [.began, .moved])
        XCTAssertEqual(touches.map(\.location), [CGPoint(x: 1.5, y: 2), CGPoint(x: -1, y: 0)])
    }

    func testKeysHaveNamesAndModifiers() throws {
        let text = #"{"type":"key","key":"a","code":"KeyA","modifiers":["shift","command"],"number":1}"#
        guard case .key(let key, 1) = try read(text) else { return XCTFail("not a key") }
        XCTAssertEqual(key, KeyInput(.text("a"), modifiers: [.shift, .command]))
        let names: [(String, KeyInput.Key?)] = [
            ("Backspace", .delete), ("Enter", .return), ("ArrowLeft", .left), ("Escape", .escape), ("Tab", .tab), ("é", .text("é")),
            ("F5", nil),
        ]
        for (name, expected) in names {
            guard case .key(let key, _) = try read(#"{"type":"key","key":"\#(name)","code":"","modifiers":[],"number":1}"#) else {
                return XCTFail(name)
            }
            XCTAssertEqual(key?.key, expected, name)
        }
    }

    func testOtherMessagesAreRead() throws {
        guard case .scroll(let scroll, 2) = try read(#"{"type":"scroll","x":1,"y":2,"dx":-3,"dy":40.5,"number":2}"#) else {
            return XCTFail()
        }
        XCTAssertEqual(scroll.location, CGPoint(x: 1, y: 2))
        XCTAssertEqual(scroll.offset, CGVector(dx: -3, dy: 40.5))
        guard case .hover(nil) = try read(#"{"type":"hover"}"#) else { return XCTFail("hover") }
        guard case .setting(.dark(true)) = try read(#"{"type":"setting","name":"dark","value":true}"#) else { return XCTFail("dark") }
        guard case .rotate(clockwise: false) = try read(#"{"type":"rotate","clockwise":false}"#) else { return XCTFail("rotate") }
        guard case .orientation(.landscapeLeft) = try read(#"{"type":"orientation","name":"landscapeLeft"}"#) else {
            return XCTFail("orientation")
        }
        XCTAssertThrowsError(try read(#"{"type":"orientation","name":"faceUp"}"#))
        guard case .element(4, .custom(2)) = try read(#"{"type":"element","element":4,"action":"custom","index":2}"#) else {
            return XCTFail("element")
        }
    }

    func testCommandsOfTheTimelineAreRead() throws {
        let cases: [(String, ClientMessage.TimelineCommand, UInt32)] = [
            (#""command":"pause","request":3"#, .pause, 3), (#""command":"pause""#, .pause, 0), (#""command":"play""#, .play(1), 0),
            (#""command":"play","speed":0.05"#, .play(0.05), 0), (#""command":"play","speed":4"#, .play(4), 0),
            (#""command":"step","frames":-600"#, .step(-600), 0),
            (#""command":"seek","seconds":-1.25,"request":4294967295"#, .seek(-1.25), .max),
        ]
        for (fields, expected, number) in cases {
            guard case .timeline(let command, let request) = try read(#"{"type":"timeline",\#(fields)}"#) else { return XCTFail(fields) }
            XCTAssertEqual(command, expected)
            XCTAssertEqual(request, number)
        }
    }

    /// The examples of `Documentation/Timeline.md`.
    func testTheDocumentedMessagesAreThoseThatAreReadAndWritten() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../Documentation")
        let page = try String(contentsOf: folder.appendingPathComponent("Timeline.md"), encoding: .utf8)
        let commands = page.split(separator: "\n").filter { $0.hasPrefix(#"{"type": "timeline", "command""#) }
        XCTAssertEqual(commands.count, 6)
        for command in commands {
            guard case .timeline(_, let request) = try read(String(command)) else { return XCTFail(String(command)) }
            XCTAssertGreaterThan(request, 0)
        }
        let questions = page.split(separator: "\n").filter { $0.hasPrefix(#"{"type": "ask""#) }
        XCTAssertEqual(questions.count, 6)
        for question in questions {
            guard case .ask = try read(String(question)) else { return XCTFail(String(question)) }
        }
        let start = try XCTUnwrap(page.range(of: #"{"type": "timeline", "version""#)).lowerBound
        let end = try XCTUnwrap(page.range(of: "\n```", range: start..<page.endIndex)).lowerBound
        let example = try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8)) as? NSDictionary
        let message = ServerMessage.Timeline(
            speed: 0, now: 13.25, from: 0, decidedTo: 13.266666666666667, shown: 12.5, frame: 12.5, request: 4,
            history: ServerMessage.Timeline.History(limit: 64))
        XCTAssertEqual(try JSONSerialization.jsonObject(with: Data(ServerMessage.bytes(message))) as? NSDictionary, example)
    }

    func testOtherCommandsOfTheTimelineAreRefused() {
        let cases: [(String, String)] = [
            (#""command":"stop""#, "unknown command 'stop'"), (#""speed":1"#, "'command' must be a text"),
            (#""command":"play","speed":0"#, "'speed' must be 0.05 to 4"), (#""command":"play","speed":1e300"#, "'speed' must be a"),
            (#""command":"play","speed":NaN"#, "not a JSON object"), (#""command":"play","speed":"1""#, "'speed' must be a number"),
            (#""command":"play","speed":true"#, "'speed' must be a number"), (#""command":"step","frames":0"#, "'frames' must be a"),
            (#""command":"step","frames":1.5"#, "'frames' must be a"), (#""command":"step","frames":601"#, "'frames' must be a"),
            (#""command":"seek""#, "'seconds' must be a number"), (#""command":"seek","seconds":1e400"#, ""),
            (#""command":"seek","seconds":1e9"#, "'seconds' must be a number within a million"),
            (#""command":"pause","speed":1"#, "unknown field 'speed'"), (#""command":"pause","request":-1"#, "'request' must be a whole"),
        ]
        for (fields, reason) in cases {
            XCTAssertThrowsError(try read(#"{"type":"timeline",\#(fields)}"#), fields) { error in
                let said = (error as? ClientMessage.Invalid)?.reason ?? ""
                XCTAssertTrue(reason.isEmpty || said.contains(reason), "'\(said)' for \(fields)")
            }
        }
    }

    func testQuestionsAreRead() throws {
        let spring = AnimationEdit.Curve.spring(mass: 1, stiffness: 4, damping: 2, velocity: -1)
        let cases: [(String, ClientMessage.Question)] = [
            (#""about":"animations""#, .animations(since: 0)), (#""about":"animations","since":2.5"#, .animations(since: 2.5)),
            (#""about":"events","since":1"#, .events(since: 1)), (#""about":"curve","id":3,"from":1,"to":2"#, .curve(3, 1...2)),
            (#""about":"edit","id":3"#, .edit(3, nil)), (#""about":"edit","id":3,"changes":{}"#, .edit(3, AnimationEdit())),
            (
                #""about":"edit","id":3,"changes":{"duration":0.5,"delay":0,"to":7}"#,
                .edit(3, AnimationEdit(duration: 0.5, delay: 0, to: [7]))
            ),
            (
                #""about":"edit","id":1,"changes":{"from":[1,2],"curve":{"type":"linear"}}"#,
                .edit(1, AnimationEdit(curve: .bezier(0, 0, 1, 1), from: [1, 2]))
            ),
            (
                #""about":"edit","id":1,"changes":{"curve":{"type":"bezier","points":[0.1,-1,0.9,2]}}"#,
                .edit(1, AnimationEdit(curve: .bezier(0.1, -1, 0.9, 2)))
            ),
            (
                #""about":"edit","id":1,"changes":{"curve":{"type":"spring","stiffness":4,"damping":2,"velocity":-1}}"#,
                .edit(1, AnimationEdit(curve: spring))
            ),
            (#""about":"findings""#, .findings), (#""about":"addresses""#, .addresses),
            (#""about":"export","kind":"film""#, .export(.film, nil)),
            (#""about":"export","kind":"test","from":1,"to":1"#, .export(.test, 1...1)),
        ]
        for (fields, expected) in cases {
            guard case .ask(let question, 9) = try read(#"{"type":"ask",\#(fields),"request":9}"#) else { return XCTFail(fields) }
            XCTAssertEqual(question, expected)
        }
        let response =
            #"{"type":"ask","about":"edit","id":1,"request":1,"changes":{"curve":{"type":"spring","response":0.5,"dampingRatio":0.25}}}"#
        guard case .ask(.edit(1, let edit?), 1) = try read(response), case .spring(1, let stiffness, let damping, 0)? = edit.curve else {
            return XCTFail("no spring")
        }
        XCTAssertEqual(stiffness, pow(4 * Double.pi, 2), accuracy: 1e-9)
        XCTAssertEqual(damping, 2 * Double.pi, accuracy: 1e-9)
        guard case .timeline(.replay(nil), 3) = try read(#"{"type":"timeline","command":"replay","request":3}"#) else {
            return XCTFail("replay")
        }
        guard case .timeline(.replay(1.5), 0) = try read(#"{"type":"timeline","command":"replay","until":1.5}"#) else {
            return XCTFail("until")
        }
        guard case .timeline(.show(let all, 0), 0) = try read(#"{"type":"timeline","command":"show"}"#) else { return XCTFail("show") }
        XCTAssertEqual(all, ShownAnimations())
        let shown = #"{"type":"timeline","command":"show","solo":4,"frozen":[{"id":2,"time":1.5}],"number":3,"request":7}"#
        guard case .timeline(.show(let some, 3), 7) = try read(shown) else { return XCTFail("solo") }
        XCTAssertEqual(some, ShownAnimations(solo: 4, frozen: [ShownAnimations.Frozen(id: 2, time: 1.5)]))
    }

    func testOtherQuestionsAreRefused() {
        let cases: [(String, String)] = [
            (#""about":"weather""#, "unknown question 'weather'"), (#""id":1"#, "'about' must be a text"),
            (#""about":"curve","id":1,"from":2,"to":1"#, "'from' must not be after 'to'"),
            (#""about":"curve","id":1"#, "'from' must be a number"),
            (#""about":"export","kind":"exe""#, "unknown kind 'exe'"), (#""about":"edit","id":-1"#, "'id' must be a whole number"),
            (#""about":"edit","id":1,"changes":7"#, "'changes' must be an object"),
            (#""about":"edit","id":1,"changes":{"color":1}"#, "unknown field 'color'"),
            (#""about":"edit","id":1,"changes":{"duration":-1}"#, "'duration' must be 0.0 to 1000.0"),
            (#""about":"edit","id":1,"changes":{"from":[]}"#, "'from' must be a number"),
            (#""about":"edit","id":1,"changes":{"to":["1"]}"#, "'to' must be"),
            (#""about":"edit","id":1,"changes":{"curve":{"type":"bezier","points":[2,0,0,0]}}"#, "'points' must be four numbers"),
            (#""about":"edit","id":1,"changes":{"curve":{"type":"wave"}}"#, "unknown curve 'wave'"),
            (#""about":"edit","id":1,"changes":{"curve":{"type":"spring","response":0,"dampingRatio":1}}"#, "'response' must be 0.01"),
        ]
        for (fields, reason) in cases {
            XCTAssertThrowsError(try read(#"{"type":"ask",\#(fields),"request":9}"#), fields) { error in
                let said = (error as? ClientMessage.Invalid)?.reason ?? ""
                XCTAssertTrue(said.contains(reason), "'\(said)' for \(fields)")
            }
        }
        XCTAssertThrowsError(try read(#"{"type":"ask","about":"animations"}"#), "without a number there is no answer")
    }

    func testQuestionsAboutLayersAreRead() throws {
        let cases: [(String, InspectionQuestion)] = [
            (#""about":"layers""#, .layers(known: nil)), (#""about":"layers","known":"12""#, .layers(known: "12")),
            (#""about":"layer","layer":17"#, .layer(17)), (#""about":"layersAt","x":1.5,"y":-2"#, .layersAt(CGPoint(x: 1.5, y: -2))),
            (#""about":"tap","x":0,"y":300"#, .tap(CGPoint(x: 0, y: 300))), (#""about":"planes""#, .planes), (#""about":"marks""#, .marks),
            (#""about":"image","layer":4"#, .image(4, scale: 1)),
            (#""about":"image","layer":4,"scale":2.5"#, .image(4, scale: 2.5)),
        ]
        for (fields, expected) in cases {
            guard case .ask(.inspect(let question), 9) = try read(#"{"type":"ask","request":9,\#(fields)}"#) else { return XCTFail(fields) }
            XCTAssertEqual(question, expected)
        }
    }

    /// The examples of `Documentation/Inspector.md`.
    func testTheDocumentedQuestionsAreRead() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../Documentation")
        let page = try String(contentsOf: folder.appendingPathComponent("Inspector.md"), encoding: .utf8)
        let questions = page.split(separator: "\n").filter { $0.hasPrefix(#"{"type": "ask""#) }
        XCTAssertEqual(questions.count, 8)
        for (index, question) in questions.enumerated() {
            guard case .ask(.inspect, let request) = try read(String(question)) else { return XCTFail(String(question)) }
            XCTAssertEqual(Int(request), index + 1)
        }
    }

    func testOtherQuestionsAboutLayersAreRefused() {
        let cases: [(String, String)] = [
            (#""about":"layer""#, "'layer' must be a whole number"), (#""about":"layer","layer":-1"#, "'layer' must be a whole number"),
            (#""about":"layer","layer":1.5"#, "'layer' must be a whole number"), (#""about":"layer","layer":"1""#, "'layer' must be a"),
            (#""about":"layers","known":7"#, "'known' must be a text"),
            (#""about":"layers","known":"\#(String(repeating: "1", count: 41))""#, "'known' must be a text of at most 40 bytes"),
            (#""about":"tap","x":1"#, "'y' must be a number"), (#""about":"tap","x":1,"y":1e9"#, "'y' must be a number within a million"),
            (#""about":"image","layer":1,"scale":5"#, "'scale' must be 0.1 to 4"), (#""about":"planes","x":1"#, "unknown field 'x'"),
            (#""about":"views""#, "unknown question 'views'"),
        ]
        for (fields, reason) in cases {
            XCTAssertThrowsError(try read(#"{"type":"ask","request":1,\#(fields)}"#), fields) { error in
                let said = (error as? ClientMessage.Invalid)?.reason ?? ""
                XCTAssertTrue(said.contains(reason), "'\(said)' for \(fields)")
            }
        }
    }

    func testHalvesOfCharactersAreReplaced() throws {
        guard case .text(let text, 0) = try read(#"{"type":"text","text":"a\ud800b\udc00😀\ud83d\ude00"}"#) else { return XCTFail("text") }
        XCTAssertEqual(text, "a\u{FFFD}b\u{FFFD}😀😀")
        guard case .compose(let composed, 7) = try read(#"{"type":"compose","text":"にほ","number":7}"#) else { return XCTFail("compose") }
        XCTAssertEqual(composed, "にほ")
        guard case .paste(let pasted) = try read(#"{"type":"paste","text":"\udfff"}"#) else { return XCTFail("paste") }
        XCTAssertEqual(pasted, "\u{FFFD}")
        guard case .key(let key, 0) = try read(#"{"type":"key","key":"\ud83d","code":"","modifiers":[]}"#) else { return XCTFail("key") }
        XCTAssertEqual(key?.key, .text("\u{FFFD}"))
    }

    func testAnInvalidMessageSaysWhatIsWrong() {
        let cases: [(String, String)] = [
            ("", "not a JSON object"), ("[]", "not a JSON object"), (#"{"a":1}"#, "'type' must be a text of at most 20 bytes"),
            (#"{"type":"x"}"#, "unknown type 'x'"), (#"{"type":"visible","visible":1}"#, "'visible' must be true or false"),
            (#"{"type":"visible","visible":true,"more":1}"#, "unknown field 'more'"),
            (#"{"type":"resize","width":1,"height":500}"#, "a screen is 100 to 4096 points"),
            (#"{"type":"setting","name":"volume","value":true}"#, "unknown setting 'volume'"),
            (#"{"type":"key","key":"a","code":"","modifiers":["hyper"],"number":1}"#, "unknown modifier 'hyper'"),
            (#"{"type":"touches","touches":[{"phase":"began","finger":1.5,"x":0,"y":0}],"number":1}"#, "'finger' must be a whole number"),
            (#"{"type":"touches","touches":[{"phase":"hovered","finger":1,"x":0,"y":0}],"number":1}"#, "hovered"),
        ]
        for (text, reason) in cases {
            XCTAssertThrowsError(try read(text), text) { error in
                let said = (error as? ClientMessage.Invalid)?.reason ?? ""
                XCTAssertTrue(said.contains(reason), "'\(said)' for \(text)")
            }
        }
    }

    func testRandomChangesOfMessagesAreReadOrRefused() {
        let seeds = [
            #"{"type":"touches","touches":[{"phase":"began","finger":0,"x":1.5,"y":2}],"number":7}"#,
            #"{"type":"key","key":"a","code":"KeyA","modifiers":["shift"],"number":1}"#, #"{"type":"text","text":"héllo","number":1}"#,
            #"{"type":"element","element":4,"action":"custom","index":2}"#, #"{"type":"resize","width":390,"height":844}"#,
            #"{"type":"timeline","command":"seek","seconds":12.5,"request":7}"#,
            #"{"type":"timeline","command":"step","frames":-3,"request":8}"#,
            #"{"type":"timeline","command":"replay","until":3.5,"request":9}"#,
            #"{"type":"timeline","command":"show","solo":4,"frozen":[{"id":2,"time":1.5}],"request":9}"#,
            #"{"type":"ask","about":"edit","id":3,"changes":{"duration":0.5,"curve":{"type":"spring","response":1,"dampingRatio":1}},"request":1}"#,
            #"{"type":"ask","about":"export","kind":"film","from":1,"to":2,"request":2}"#,
            #"{"type":"ask","about":"image","layer":12,"scale":1.5,"request":3}"#,
            #"{"type":"ask","about":"layersAt","x":12.5,"y":400,"request":4}"#,
            #"{"type":"ask","about":"layers","known":"14695981039346656037","request":5}"#,
        ]
        var random = SeededRandom(seed: 29)
        var refused = 0
        for round in 0..<100_000 {
            var bytes = Array(seeds[round % seeds.count].utf8)
            for _ in 0...Int.random(in: 0..<4, using: &random) {
                let index = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.remove(at: index)
                default: bytes.insert(UInt8.random(in: 32..<127, using: &random), at: index)
                }
            }
            if bytes.withUnsafeBytes({ bytes in (try? ClientMessage(bytes)) == nil }) { refused += 1 }
        }
        XCTAssertGreaterThan(refused, 50_000)
    }
}
