import Foundation
import UIKit
import XCTest

@testable import Kinora

final class GestureScriptTextTests: XCTestCase {
    func testATapIsFiveWordsALine() throws {
        let script = try GestureScript(
            text: """
                gesture 1
                screen 393 852

                # A tap.
                0.3   0 began 60.5 -300   # here
                \t0.38\t0 ended 60.5 -300
                """)
        XCTAssertEqual(script.screen, CGSize(width: 393, height: 852))
        XCTAssertEqual(
            script.samples,
            [
                TouchSample(time: 0.3, phase: .began, location: CGPoint(x: 60.5, y: -300)),
                TouchSample(time: 0.38, phase: .ended, location: CGPoint(x: 60.5, y: -300)),
            ])
        XCTAssertEqual(script.duration, 0.38)
        XCTAssertEqual(
            script.text, "gesture 1\nscreen 393 852\n# seconds finger phase x y\n0.3 0 began 60.5 -300\n0.38 0 ended 60.5 -300\n")
    }

    func testWhatEditorsAddIsNoMatter() throws {
        let plain = try GestureScript(text: "0 1 began 2 3\n1e0 1 moved 0.5e1 -0\n1 1 cancelled 5 0\n")
        for text in [
            "\u{FEFF}0 1 began 2 3\r\n1 1 moved 5 0\r\n1 1 cancelled 5 0\r\n", "0 1 began 2 3\n1 1 moved 5 0\n1 1 cancelled 5 0",
            "\n\n# Ä 手\n0\t1\tbegan\t2\t3\t\n\n1.0 1 moved +5 0#\n1 1 cancelled 5.00 0",
            "gesture 1\n0 1 began 2 3\n1 1 moved 5 0\n1 1 cancelled 5 0",
        ] { XCTAssertEqual(try GestureScript(text: text), plain, text) }
        for empty in ["", "\n", "\u{FEFF}", "# nothing", "gesture 1\r\n", "screen 1 1\n"] {
            XCTAssertEqual(try GestureScript(text: empty).samples, [])
        }
        XCTAssertEqual(try GestureScript(text: "").duration, 0)
    }

    func testWhatIsNoScriptIsRefusedWithItsLocation() {
        let time = "a time in seconds, 0 to 3600"
        let cases: [(text: String, says: String)] = [
            ("0 0 bgan 1 2", "f:1:5: expected a phase: began, moved, stationary, ended or cancelled, found 'bgan'"),
            ("# x\n\n0 0 began 1", "f:3:12: expected y, a finite number of points, found the end of the line"),
            ("0 0 began 1 2 3", "f:1:15: expected the end of the line, found '3'"),
            ("hello", "f:1:1: expected \(time), 'gesture' or 'screen', found 'hello'"),
            ("0 0 began 1 2\nnan 0 moved 1 2", "f:2:1: expected \(time), found 'nan'"),
            ("inf 0 began 1 2", "f:1:1: expected \(time), 'gesture' or 'screen', found 'inf'"),
            ("0x1p3 0 began 1 2", "f:1:1: expected \(time), 'gesture' or 'screen', found '0x1p3'"),
            ("-1 0 began 1 2", "f:1:1: expected \(time), found '-1.0'"),
            ("1e7 0 began 1 2", "f:1:1: expected \(time), found '10000000.0'"),
            ("1000000 0 began 1 2", "f:1:1: expected \(time), found '1000000.0'"),
            ("0 0 began 1e999 2", "f:1:11: expected x, a finite number of points, found '1e999'"),
            ("0 0 began 1 NaN", "f:1:13: expected y, a finite number of points, found 'NaN'"),
            ("0 x began 1 2", "f:1:3: expected a finger, a whole number, found 'x'"),
            ("0 1.5 began 1 2", "f:1:3: expected a finger, a whole number, found '1.5'"),
            ("0 99999999999999999999 began 1 2", "f:1:3: expected a finger, a whole number, found '99999999999999999999'"),
            ("1 0 began 1 2\n0.5 0 moved 1 2", "f:2:1: expected a time of at least 1, found '0.5'"),
            ("0 3 moved 1 2", "f:1:5: expected began, since finger 3 is not down, found 'moved'"),
            ("0 3 ended 1 2", "f:1:5: expected began, since finger 3 is not down, found 'ended'"),
            ("0 3 began 1 2\n1 3 began 1 2", "f:2:5: expected moved, ended or cancelled, since finger 3 is down, found 'began'"),
            ("gesture 2", "f:1:9: expected 1, the version of the format, found '2'"),
            ("gesture", "f:1:8: expected 1, the version of the format, found the end of the line"),
            ("gesture 1\ngesture 1", "f:2:1: expected a sample; 'gesture' begins a file, found 'gesture'"),
            ("screen 0 5", "f:1:8: expected a positive number of points, found '0'"),
            ("screen 5", "f:1:9: expected the height in points, more than 0, found the end of the line"),
            ("0 0 began 1 2\nscreen 5 5", "f:2:1: expected a sample; 'screen' stands once, before all samples, found 'screen'"),
            ("手 0", "f:1:1: expected \(time), 'gesture' or 'screen', found '手'"),
            ("0 手 手", "f:1:3: expected a finger, a whole number, found '手'"),
            ("0 0 began 1 2\r3", "f:1:14: expected text, found the byte 0xD"),
            ("0 0\u{0} began", "f:1:4: expected text, found the byte 0x0"),
            (String(repeating: "9", count: 1000), "f:1:1: expected \(time), 'gesture' or 'screen', found '999999999999999999999999…'"),
        ]
        for (text, says) in cases {
            XCTAssertThrowsError(try GestureScript(text: text, file: "f"), text) { XCTAssertEqual("\($0)", says) }
        }
    }

    func testBytesThatAreNoTextAreRefused() {
        for bytes in [[0xFF, 0xFE, 0x30, 0x00], [0x30, 0x80, 0x20]] as [[UInt8]] {
            XCTAssertThrowsError(try GestureScriptReader.read(bytes, file: "f")) {
                XCTAssertTrue("\($0)".hasPrefix("f:1:1: expected "), "\($0)")
            }
        }
    }

    func testSamplesThatCannotBePlayedMakeNoScript() {
        let down = TouchSample(time: 1, phase: .began, location: .zero)
        let cases: [([TouchSample], Int, Int)] = [
            ([down, down], 2, 3), ([TouchSample(time: -1, phase: .began, location: .zero)], 1, 1),
            ([down, TouchSample(time: 0.5, phase: .moved, location: .zero)], 2, 1),
            ([TouchSample(time: 0, phase: .began, location: CGPoint(x: 0, y: CGFloat.infinity))], 1, 5),
            ([TouchSample(time: .nan, phase: .began, location: .zero)], 1, 1),
            ([TouchSample(time: 0, phase: .moved, location: .zero)], 1, 3),
        ]
        for (samples, line, column) in cases {
            XCTAssertThrowsError(try GestureScript(samples)) { error in
                XCTAssertTrue("\(error)".hasPrefix("samples:\(line):\(column): expected "), "\(error)")
            }
        }
        XCTAssertThrowsError(try GestureScript([], screen: CGSize(width: 0, height: 5)))
        XCTAssertNoThrow(try GestureScript([down]), "a finger may stay down")
    }

    func testFilesAreReadAndWritten() throws {
        let folder = try TemporaryFolder()
        let script = try GestureScript(text: "0.1 0 began 1 2\n0.2 0 ended 1 2\n")
        try script.write(to: folder.file("a.gesture"))
        XCTAssertEqual(try GestureScript(contentsOf: folder.file("a.gesture")), script)
        try Data("0 0 begin 1 2".utf8).write(to: folder.file("b.gesture"))
        XCTAssertThrowsError(try GestureScript(contentsOf: folder.file("b.gesture"))) {
            XCTAssertTrue("\($0)".contains("b.gesture:1:5: expected a phase"), "\($0)")
        }
        for name in ["none.gesture", "."] {
            XCTAssertThrowsError(try GestureScript(contentsOf: folder.file(name))) {
                XCTAssertTrue("\($0)".contains("cannot be read: "), "\($0)")
            }
        }
        XCTAssertThrowsError(try script.write(to: folder.file("no/a.gesture"))) { XCTAssertTrue("\($0)".contains("cannot be written: ")) }
    }

    func testALargeScriptIsReadQuicklyAndAnEndlessOneRefused() throws {
        var text = "0 0 began 0 0\n"
        for index in 1..<50_000 { text += "\(Double(index) / 120) 0 moved \(index) 1.25\n" }
        XCTAssertEqual(try GestureScript(text: text).samples.count, 50_000)
        XCTAssertThrowsError(try GestureScriptReader.read(repeatElement(0x20, count: (64 << 20) + 1), file: "f")) {
            XCTAssertEqual("\($0)", "f:1:1: expected at most 64 MiB, found 67108865 bytes or more")
        }
    }
}
