import Foundation
import FoundationXML

/// Reads the XML of an Interface Builder file or of a property list into elements. Entities of a file's own are refused, and so are
/// document types, except for Apple's of property lists.
final class NibParser: NSObject, XMLParserDelegate {
    private struct Open {
        let name: String
        let attributes: [String: String]
        let line: Int
        var children: [NibElement] = []
        var text = ""
    }

    private let file: String
    private let deepest: Int
    private var open: [Open] = []
    private var root: NibElement?
    private var count = 0
    private var failure: ResourceError?

    /// Bytes of a file.
    static let longestFile = 64 << 20
    static let longestPropertyList = 4 << 20
    /// Elements within each other; Interface Builder's own files have about 30.
    static let deepest = 500
    static let mostElements = 1_000_000

    private init(_ file: String, _ format: Format) {
        self.file = file
        deepest = format.deepest
    }

    /// The kind of a file.
    enum Format {
        case interfaceBuilder, propertyList

        var longestFile: Int { self == .propertyList ? NibParser.longestPropertyList : NibParser.longestFile }
        var deepest: Int { self == .propertyList ? 32 : NibParser.deepest }
        var refused: [String] { self == .propertyList ? ["<!ENTITY", "<!ELEMENT"] : ["<!DOCTYPE", "<!ENTITY"] }
        var writer: String { self == .propertyList ? "a property list has none" : "Interface Builder writes none" }
    }

    static func root(
        of data: Data, file: String, format: Format = .interfaceBuilder, longest: Int? = nil
    ) throws(ResourceError) -> NibElement {
        let longest = longest ?? format.longestFile
        guard data.count <= longest else {
            throw ResourceError(file: file, "the file has \(data.count) bytes; at most \(longest) are read")
        }
        if format == .interfaceBuilder, data.starts(with: Data("NIBArchive".utf8)) || data.starts(with: Data("bplist".utf8)) {
            throw ResourceError(file: file, "the file is compiled; the source of Interface Builder, which is XML, is read")
        }
        for declaration in format.refused {
            guard let found = data.range(of: Data(declaration.utf8)) else { continue }
            let line = data[data.startIndex..<found.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
            throw ResourceError(file: file, line: line, "\(declaration) is refused; \(format.writer)")
        }
        let reader = NibParser(file, format)
        let parser = XMLParser(data: data)
        parser.delegate = reader
        parser.shouldResolveExternalEntities = false
        let isRead = parser.parse()
        if let failure = reader.failure { throw failure }
        guard isRead, let root = reader.root else {
            throw ResourceError(file: file, line: max(parser.lineNumber, 1), "the XML is damaged or cut off")
        }
        return root
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String] = [:]
    ) {
        count += 1
        guard open.count < deepest, count <= Self.mostElements else {
            let what = open.count < deepest ? "more than \(Self.mostElements) elements" : "elements more than \(deepest) deep"
            failure = ResourceError(file: file, line: parser.lineNumber, what + " are refused")
            parser.abortParsing()
            return
        }
        open.append(Open(name: elementName, attributes: attributeDict, line: parser.lineNumber))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        guard !open.isEmpty else { return }
        open[open.count - 1].text += string
    }

    func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
        guard !open.isEmpty else { return }
        open[open.count - 1].text += String(decoding: CDATABlock, as: UTF8.self)
    }

    func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?) {
        guard let last = open.popLast() else { return }
        // Texts keep their spaces; those between elements are of no use.
        let isText = last.children.isEmpty
        let element = NibElement(
            name: last.name, attributes: last.attributes, children: last.children, text: isText ? last.text : "", line: last.line)
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }
}
