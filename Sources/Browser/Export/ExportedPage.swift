import CBrowser
import Display
import Foundation

/// A web page in one file: a film, and the animations in it as bars that follow the film's time.
struct ExportedPage {
    let title: String
    /// Seconds since the start.
    let range: ClosedRange<Double>
    let animations: [AnimationRecord]
    /// An MP4 file.
    let film: [UInt8]

    private struct Contents: Encodable {
        let title: String
        let from: Double
        let to: Double
        let animations: [AnimationRecord]
    }

    var text: String {
        let contents = Contents(title: title, from: range.lowerBound, to: range.upperBound, animations: animations)
        // A name of the app cannot end the element.
        let json = String(decoding: ServerMessage.bytes(contents), as: UTF8.self).replacing("<", with: "\\u003c")
        return Self.template.replacing("__CONTENTS__", with: json).replacing("__FILM__", with: Data(film).base64EncodedString())
    }

    private static let template: String = {
        var type: UnsafePointer<CChar>?
        var count = 0
        let bytes = kinora_page_file("/exported.html", &type, &count)
        return bytes.map { String(decoding: UnsafeRawBufferPointer(start: $0, count: count), as: UTF8.self) } ?? ""
    }()
}
