import Foundation
import XCTest

@testable import Browser

/// Text for clients, as differences, the newest alone.
@preconcurrency @MainActor
final class ClientOutboxTests: XCTestCase {
    private let mirror = ElementMirror()
    private var sent: [[String: Any]] = []
    private var answer = SendResult.sent

    private func element(_ id: UInt32, _ label: String = "", y: Double = 0, on: Bool? = nil) -> MirroredElement {
        MirroredElement(
            id: id, role: .text, label: label, value: "", hint: "", x: 0, y: y, width: 10, height: 10, disabled: false, selected: false,
            on: on, adjustable: false, actions: [])
    }

    private func outbox() -> ClientOutbox {
        ClientOutbox(ServerMessage.Hello(app: "A", mayControl: true, devices: [], textSizes: [], command: nil))
    }

    private var state = ServerMessage.State()
    private var timeline = ServerMessage.Timeline()

    /// Sends what is due; returns the types of the messages.
    @discardableResult
    private func send(_ outbox: inout ClientOutbox) -> [String] {
        sent = []
        let shown = ClientOutbox.Shown(state: state, textInput: ServerMessage.TextInput(), timeline: timeline, elements: mirror)
        _ = outbox.send(shown) { bytes in
            let message = (try? JSONSerialization.jsonObject(with: Data(bytes))) as? [String: Any]
            if answer == .sent, let message { sent.append(message) }
            return answer
        }
        return sent.compactMap { $0["type"] as? String }
    }

    private func changes(_ fields: [[String: Any]]) -> [String] {
        fields.map { fields in
            fields.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
        }
    }

    private var changed: [String] { changes(sent.last?["changed"] as? [[String: Any]] ?? []) }
    private var order: [Int]? { sent.last?["order"] as? [Int] }

    func testAPageGetsAllAtFirstAndThenDifferences() {
        var outbox = outbox()
        XCTAssertTrue(mirror.set([element(1, "a"), element(2, "b", on: true)]))
        XCTAssertEqual(send(&outbox), ["hello", "state", "timeline", "elements"])
        XCTAssertEqual((sent.last?["changed"] as? [[String: Any]])?.map(\.count), [14, 14], "all fields")
        XCTAssertEqual(order, [1, 2])
        outbox.drained()
        XCTAssertEqual(send(&outbox), [])

        XCTAssertTrue(mirror.set([element(1, "a", y: 5), element(2, "b")]))
        XCTAssertEqual(send(&outbox), ["elements"])
        XCTAssertEqual(changed, ["id 1, y 5", "id 2, on <null>"])
        XCTAssertNil(order)
        outbox.drained()

        XCTAssertTrue(mirror.set([element(2, "b"), element(3, "c")]))
        XCTAssertEqual(send(&outbox), ["elements"])
        XCTAssertEqual((sent.last?["changed"] as? [[String: Any]])?.map(\.count), [14])
        XCTAssertEqual(order, [2, 3])
        outbox.drained()
        XCTAssertFalse(mirror.set([element(2, "b"), element(3, "c")]))
        XCTAssertEqual(send(&outbox), [])
    }

    func testWhileTextIsBeingSentTheNewestValueWaits() {
        var outbox = outbox()
        _ = mirror.set([element(1, "a")])
        send(&outbox)
        for round in 1...100 {
            _ = mirror.set([element(1, "a", y: Double(round)), element(UInt32(round + 1))])
            state.width = Double(round)
            outbox.announce("\(round)")
            outbox.copy("copy \(round)")
            outbox.refuse("problem \(round)")
            XCTAssertEqual(send(&outbox), [])
        }
        outbox.drained()
        let types = send(&outbox)
        XCTAssertEqual(types, ["state", "elements"] + Array(repeating: "announce", count: 20) + ["clipboard", "problem"])
        XCTAssertEqual(sent[0]["width"] as? Double, 100)
        XCTAssertEqual(changes(sent[1]["changed"] as? [[String: Any]] ?? []).first, "id 1, y 100")
        XCTAssertEqual(sent[1]["order"] as? [Int], [1, 101])
        XCTAssertEqual(sent.dropFirst(2).compactMap { $0["text"] as? String }.first, "81")
        XCTAssertEqual(sent.suffix(2).compactMap { $0["text"] as? String }, ["copy 100", "problem 100"])
    }

    func testQuestionsAreAnsweredInOrderAndOnlySomeAreOpen() {
        var outbox = outbox()
        send(&outbox)
        for _ in 0..<ClientOutbox.mostQuestions { XCTAssertTrue(outbox.takeQuestion()) }
        XCTAssertFalse(outbox.takeQuestion())
        for request in [2, 1] { outbox.answer(ServerMessage.bytes(ServerMessage.Answer(request: UInt32(request), value: request))) }
        XCTAssertFalse(outbox.takeQuestion(), "the answers wait")
        outbox.drained()
        XCTAssertEqual(send(&outbox), ["answer", "answer"])
        XCTAssertEqual(sent.map { $0["request"] as? Int }, [2, 1])
        XCTAssertTrue(outbox.takeQuestion())
        outbox.answer(ServerMessage.bytes(ServerMessage.Answer<Int>(request: 3, problem: "no")))
        outbox.drained()
        send(&outbox)
        XCTAssertEqual(sent.last?["problem"] as? String, "no")
        XCTAssertNil(sent.last?["value"])
    }

    func testWhatDoesNotFitStaysDue() {
        var outbox = outbox()
        answer = .full
        XCTAssertEqual(send(&outbox), [])
        answer = .sent
        XCTAssertEqual(send(&outbox), ["hello", "state", "timeline", "elements"])
    }

    func testClientsAtTheSameVersionGetOneEncodedMessage() {
        _ = mirror.set((1...2000).map { element($0, "label \($0)") })
        let old = mirror.elements
        _ = mirror.set((1...2000).map { element($0, "label \($0)", y: 1) })
        let first = mirror.message(from: old, version: 1)
        let second = mirror.message(from: old, version: 1)
        first.withUnsafeBytes { one in second.withUnsafeBytes { XCTAssertEqual(one.baseAddress, $0.baseAddress) } }
        XCTAssertLessThan(first.count, 2000 * 20, "the position alone")
    }

    func testALongTextForTheClipboardIsSaidToStay() {
        var outbox = outbox()
        send(&outbox)
        outbox.drained()
        outbox.copy(String(repeating: "x", count: ClientOutbox.longestClipboard + 1))
        XCTAssertEqual(send(&outbox), ["problem"])
        XCTAssertEqual(sent[0]["text"] as? String, "the copied text is longer than 1 MB, and stays in the app")
    }

    func testTextsFromHalvesOfCharactersAreWhole() throws {
        let half = NSString(characters: [0x61, 0xD800, 0x62], length: 3) as String
        let bytes = ServerMessage.bytes(ServerMessage.Note(type: .announce, text: half))
        XCTAssertEqual(String(decoding: bytes, as: UTF8.self), "{\"text\":\"a\u{FFFD}b\",\"type\":\"announce\"}")
    }
}
