import Foundation
import FoundationXML

/// An SVG template of a symbol, as the app SF Symbols exports it: drawings by weight and scale with guides around them.
///
/// Read are the groups below `Symbols` (`Regular-M` and their like) with their paths and transforms, and of the guides the baselines
/// and the margins. Units are a hundredth of the point size.
package struct SymbolTemplate: Sendable {
    /// The paths of a weight and a scale.
    package struct Face: Sendable {
        /// Path data with the matrix (a b c d tx ty) that places each, and the numbers in its class names (`hierarchical-1`).
        package var paths: [(data: String, matrix: [Double], layer: Int)] = []
    }

    /// By name: `Regular-M`.
    package private(set) var faces: [String: Face] = [:]
    /// Height of the baselines by scale: `S`, `M`, `L`.
    package private(set) var baselines: [String: Double] = [:]
    /// Horizontal places of the margins by name: `left-margin-Regular-M`.
    package private(set) var margins: [String: Double] = [:]

    /// Bytes of a file.
    package static let longestFile = 16 << 20

    /// Reads a file's bytes; throws an error that names what is wrong.
    ///
    /// - Complexity: O(*n*), where *n* is the number of bytes.
    package init(_ data: Data, file: String) throws {
        guard data.count <= Self.longestFile else {
            throw ResourceError(file: file, "the symbol has \(data.count) bytes; at most \(Self.longestFile) are read")
        }
        guard data.range(of: Data("<!ENTITY".utf8)) == nil else {
            throw ResourceError(file: file, "<!ENTITY is refused; templates of SF Symbols have none")
        }
        let reader = SymbolTemplateReader()
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.delegate = reader
        guard parser.parse() || reader.isStopped else {
            throw ResourceError(file: file, line: max(parser.lineNumber, 1), "the XML is damaged or cut off")
        }
        if reader.isStopped { throw ResourceError(file: file, line: reader.line, "elements more than 64 deep are refused") }
        (faces, baselines, margins) = (reader.faces, reader.baselines, reader.margins)
        guard faces.values.contains(where: { !$0.paths.isEmpty }) else {
            throw ResourceError(file: file, "the symbol has no group 'Regular-M' with paths, as templates of SF Symbols do")
        }
    }
}

private final class SymbolTemplateReader: NSObject, XMLParserDelegate {
    var faces: [String: SymbolTemplate.Face] = [:]
    var baselines: [String: Double] = [:]
    var margins: [String: Double] = [:]
    var isStopped = false
    var line = 1

    private static let deepest = 64
    /// Of each open element: its matrix, and the face that its paths belong to.
    private var open: [(matrix: [Double], face: String?)] = [([1, 0, 0, 1, 0, 0], nil)]

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        guard open.count < Self.deepest, let above = open.last else { return stop(parser) }
        let id = attributes["id"] ?? ""
        let matrix = Self.product(above.matrix, Self.matrix(attributes["transform"] ?? ""))
        var face = above.face
        if element == "g", Self.isFace(id) { face = id }
        if element == "path", let face, let data = attributes["d"] {
            faces[face, default: SymbolTemplate.Face()].paths.append((data, matrix, Self.layer(attributes["class"] ?? "")))
        }
        if element == "line" || element == "path" { readGuide(id, attributes, matrix) }
        open.append((matrix, face))
    }

    func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
        if open.count > 1 { open.removeLast() }
    }

    private func stop(_ parser: XMLParser) {
        isStopped = true
        line = parser.lineNumber
        parser.abortParsing()
    }

    private func readGuide(_ id: String, _ attributes: [String: String], _ matrix: [Double]) {
        func number(_ key: String) -> Double? { attributes[key].flatMap(Double.init) }
        if id.hasPrefix("Baseline-") {
            guard let y = number("y1") ?? Self.numbers(attributes["d"] ?? "").dropFirst().first else { return }
            baselines[String(id.dropFirst(9))] = y * matrix[3] + matrix[5]
        } else if id.hasPrefix("left-margin-") || id.hasPrefix("right-margin-") {
            guard let x = number("x1") ?? Self.numbers(attributes["d"] ?? "").first else { return }
            margins[id] = x * matrix[0] + matrix[4]
        }
    }

    private static func isFace(_ id: String) -> Bool {
        let words = id.split(separator: "-")
        return words.count == 2 && ["S", "M", "L"].contains(words[1]) && SymbolTemplate.weights.contains(String(words[0]))
    }

    /// The number in a class like `hierarchical-1:tertiary` or `SFSymbolsPreviewWireframe`; 0 for none.
    private static func layer(_ classes: String) -> Int {
        if classes.contains("tertiary") { return 2 }
        if classes.contains("secondary") { return 1 }
        return 0
    }

    private static func numbers(_ text: String) -> [Double] {
        text.split { !($0.isNumber || $0 == "." || $0 == "-" || $0 == "+" || $0 == "e" || $0 == "E") }.compactMap { Double($0) }
    }

    private static func matrix(_ text: String) -> [Double] {
        var result: [Double] = [1, 0, 0, 1, 0, 0]
        for step in text.split(separator: ")") {
            let numbers = numbers(String(step.drop { $0 != "(" }))
            if step.contains("matrix"), numbers.count == 6 {
                result = product(result, numbers)
            } else if step.contains("translate"), let x = numbers.first {
                result = product(result, [1, 0, 0, 1, x, numbers.count > 1 ? numbers[1] : 0])
            } else if step.contains("scale"), let x = numbers.first {
                result = product(result, [x, 0, 0, numbers.count > 1 ? numbers[1] : x, 0, 0])
            }
        }
        return result
    }

    /// The matrix of `inner` within `outer`.
    private static func product(_ outer: [Double], _ inner: [Double]) -> [Double] {
        [
            outer[0] * inner[0] + outer[2] * inner[1], outer[1] * inner[0] + outer[3] * inner[1],
            outer[0] * inner[2] + outer[2] * inner[3], outer[1] * inner[2] + outer[3] * inner[3],
            outer[0] * inner[4] + outer[2] * inner[5] + outer[4], outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
        ]
    }
}

extension SymbolTemplate {
    /// The weights in order.
    package static let weights = ["Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black"]

    /// The face of a weight (an index of `weights`) and a scale (`S`, `M`, `L`), or the nearest that the file has.
    package func nearest(weight: Int, scale: String) -> (name: String, face: Face)? {
        func distance(_ name: String) -> (Int, Int) {
            let words = name.split(separator: "-")
            let own = Self.weights.firstIndex(of: String(words[0])) ?? 3
            return (words[1] == scale ? 0 : words[1] == "M" ? 1 : 2, abs(own - weight))
        }
        return faces.filter { !$0.value.paths.isEmpty }.min { a, b in
            let (left, right) = (distance(a.key), distance(b.key))
            return left == right ? a.key < b.key : left < right
        }.map { ($0.key, $0.value) }
    }
}
