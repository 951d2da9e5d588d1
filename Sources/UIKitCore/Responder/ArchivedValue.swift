import CoreGraphics
import Foundation
import QuartzCore

/// Values of properties as archives have them.
@MainActor
package enum ArchivedValue {
    /// The object that a coder writes for a value: a number, a text, geometry by its numbers, an object that archives itself, or an array
    /// of such. nil for other values.
    package static func object(of value: Any?) -> NSObject? {
        switch value {
        case nil: nil
        case let value as Bool: NSNumber(value: value)
        case let value as any BinaryInteger: Int(exactly: value).map { NSNumber(value: $0) }
        case let value as any BinaryFloatingPoint: NSNumber(value: Double(value))
        case let value as String: value as NSString
        case let value as CGPoint: geometry("CGPoint", [value.x, value.y])
        case let value as CGSize: geometry("CGSize", [value.width, value.height])
        case let value as CGRect: geometry("CGRect", [value.minX, value.minY, value.width, value.height])
        case let value as CGAffineTransform: geometry("CGAffineTransform", [value.a, value.b, value.c, value.d, value.tx, value.ty])
        case let value as UIEdgeInsets: geometry("UIEdgeInsets", [value.top, value.left, value.bottom, value.right])
        case let value as NSDirectionalEdgeInsets:
            geometry("NSDirectionalEdgeInsets", [value.top, value.leading, value.bottom, value.trailing])
        case let value as UIOffset: geometry("UIOffset", [value.horizontal, value.vertical])
        case let value as any RawRepresentable: object(of: value.rawValue)
        case let value as [Any]: array(value)
        case let value as NSAttributedString: runs(of: value)
        case let value as NSObject: value is any NSCoding ? value : nil
        default: nil
        }
    }

    private static func geometry(_ type: String, _ numbers: [CGFloat]) -> NSObject {
        [type as NSString: numbers.map { NSNumber(value: Double($0)) } as NSArray] as NSDictionary
    }

    private static func array(_ values: [Any]) -> NSObject? {
        let objects = values.compactMap { object(of: $0) }
        return objects.count == values.count ? objects as NSArray : nil
    }

    private static let text = "NSAttributedString"

    /// A text and its runs: of each the length, and the attributes that archive themselves. Foundation's own form of a single run cannot be
    /// read on Linux.
    private static func runs(of text: NSAttributedString) -> NSObject {
        let list = NSMutableArray(object: text.string as NSString)
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            let values = NSMutableDictionary()
            for (key, value) in attributes { if let object = object(of: value) { values[key.rawValue as NSString] = object } }
            list.add(NSNumber(value: range.length))
            list.add(values)
        }
        return [Self.text as NSString: list] as NSDictionary
    }

    /// nil if the archive is damaged.
    private static func text(ofRuns runs: NSArray) -> NSAttributedString? {
        guard runs.count > 0, let string = runs[0] as? String else { return nil }
        let text = NSMutableAttributedString(string: string)
        var start = 0
        for index in stride(from: 1, to: runs.count - 1, by: 2) {
            guard let length = (runs[index] as? NSNumber)?.intValue, length >= 0, length <= text.length - start,
                let values = runs[index + 1] as? NSDictionary
            else { return nil }
            var attributes: [NSAttributedString.Key: Any] = [:]
            for (key, object) in values { attributes[NSAttributedString.Key("\(key)")] = value(of: object) }
            text.setAttributes(attributes, range: NSRange(location: start, length: length))
            start += length
        }
        return text
    }

    /// The value that a setter takes, of an object of an archive; nil if that is damaged.
    package static func value(of object: Any) -> Any? {
        switch object {
        case let geometry as NSDictionary:
            if let runs = geometry[text as NSString] as? NSArray { return Self.text(ofRuns: runs) }
            guard let type = geometry.allKeys.first as? NSString, let numbers = geometry[type] as? [NSNumber] else { return nil }
            return Self.geometry("\(type)", numbers.map { CGFloat($0.doubleValue) })
        case let array as NSArray: return array.compactMap { value(of: $0) }
        case let text as NSString where !(object is String): return "\(text)"
        default: return object
        }
    }

    private static func geometry(_ type: String, _ n: [CGFloat]) -> Any? {
        switch (type, n.count) {
        case ("CGPoint", 2): CGPoint(x: n[0], y: n[1])
        case ("CGSize", 2): CGSize(width: n[0], height: n[1])
        case ("CGRect", 4): CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
        case ("CGAffineTransform", 6): CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
        case ("UIEdgeInsets", 4): UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
        case ("NSDirectionalEdgeInsets", 4): NSDirectionalEdgeInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
        case ("UIOffset", 2): UIOffset(horizontal: n[0], vertical: n[1])
        default: nil
        }
    }
}
