import CYAML
import Foundation
import Resources

extension YAMLNode {
    private static let deepest = 64
    private static let mostNodes = 500_000

    /// Reads a YAML file with libyaml. Of several documents the first counts; aliases are resolved, and so are merge keys (`<<`).
    init(_ data: Data, file: String) throws(ResourceError) {
        var parser = yaml_parser_t()
        guard yaml_parser_initialize(&parser) == 1 else { throw ResourceError(file: file, "there is no memory to read the file") }
        defer { yaml_parser_delete(&parser) }
        var document = yaml_document_t()
        let bytes = [UInt8](data)
        let isRead = bytes.withUnsafeBufferPointer { buffer -> Bool in
            yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
            return yaml_parser_load(&parser, &document) == 1
        }
        guard isRead else {
            let problem = parser.problem.map { String(cString: $0) } ?? "the YAML is damaged"
            let line = Int(parser.problem_mark.line) + 1
            throw SourceDisk.conflict(in: data, file) ?? ResourceError(file: file, line: line, problem)
        }
        defer { yaml_document_delete(&document) }
        guard let root = yaml_document_get_root_node(&document) else { throw ResourceError(file: file, line: 1, "the file is empty") }
        var left = Self.mostNodes
        self = try Self.node(root.pointee, &document, file, depth: 0, &left)
    }

    private static func node(
        _ node: yaml_node_t, _ document: inout yaml_document_t, _ file: String, depth: Int, _ left: inout Int
    ) throws(ResourceError) -> YAMLNode {
        let line = Int(node.start_mark.line) + 1
        left -= 1
        guard depth < deepest, left > 0 else {
            throw ResourceError(file: file, line: line, "values more than \(deepest) deep, or that contain themselves, are refused")
        }
        switch node.type {
        case YAML_SCALAR_NODE:
            let scalar = node.data.scalar
            let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
            let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
            let isNull = isPlain && (text == "~" || text == "null")
            return YAMLNode(value: .scalar(isNull ? "" : text), line: line, file: file, isQuoted: !isPlain)
        case YAML_SEQUENCE_NODE:
            var elements: [YAMLNode] = []
            var item = node.data.sequence.items.start
            while let here = item, here != node.data.sequence.items.top {
                if let child = yaml_document_get_node(&document, here.pointee) {
                    elements.append(try Self.node(child.pointee, &document, file, depth: depth + 1, &left))
                }
                item = here + 1
            }
            return YAMLNode(value: .sequence(elements), line: line, file: file)
        default:
            var entries: [(key: String, value: YAMLNode)] = []
            var bases: [YAMLNode] = []
            var pair = node.data.mapping.pairs.start
            while let here = pair, here != node.data.mapping.pairs.top {
                pair = here + 1
                guard let key = yaml_document_get_node(&document, here.pointee.key),
                    let value = yaml_document_get_node(&document, here.pointee.value)
                else { continue }
                let name = try Self.node(key.pointee, &document, file, depth: depth + 1, &left)
                let content = try Self.node(value.pointee, &document, file, depth: depth + 1, &left)
                guard let name = name.string else { throw ResourceError(file: file, line: name.line, "a key must be a text") }
                if name == "<<" {
                    bases += content.elements.isEmpty ? [content] : content.elements
                } else {
                    entries.append((name, content))
                }
            }
            // Own keys count more than those of merged mappings.
            for base in bases {
                for entry in base.entries where !entries.contains(where: { $0.key == entry.key }) { entries.append(entry) }
            }
            return YAMLNode(value: .mapping(entries), line: line, file: file)
        }
    }
}
