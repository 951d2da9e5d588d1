import Foundation
import UniformTypeIdentifiers

/// One representation of an item provider.
struct ItemRepresentation {
    enum Source {
        case data((_ completion: @escaping (Data?, (any Error)?) -> Void) -> Progress?)
        case file(URL)
        case value(any NSSecureCoding)
    }

    let type: String
    let source: Source

    /// Whether it is of a type, or of one that conforms to it.
    func conforms(to wanted: String) -> Bool {
        if type == wanted { return true }
        guard let own = UTType(type), let other = UTType(wanted) else { return false }
        return own.conforms(to: other)
    }

    /// The data of a value; nil for one of no known class.
    static func data(of value: any NSSecureCoding) -> Data? {
        switch value {
        case let data as NSData: data as Data
        case let text as NSString: Data((text as String).utf8)
        case let url as NSURL: (url as URL).absoluteString.data(using: .utf8)
        case let image as UIImage: image.pngData()
        default: nil
        }
    }
}
