import Resources
import SourceTranslator

/// Symbols for the colors and images of a module's asset catalogs, as Xcode generates them: `ColorResource.brand`, `UIColor.brand`.
struct AssetSymbols {
    /// The names of color sets, with those of folders that provide a namespace before them ("Icons/star").
    let colors: [String]
    let images: [String]
    /// The texts of the module's files.
    let sources: [[UInt8]]

    /// Declarations for a file in which `Bundle.module` is the module's own; empty without assets.
    var text: String {
        guard !colors.isEmpty || !images.isEmpty else { return "" }
        var text = "private let _assetBundle = Foundation.Bundle.module\n"
        for (names, kind, resource, value) in [
            (colors, "color", "ColorResource", "UIColor"), (images, "image", "ImageResource", "UIImage"),
        ]
        where !names.isEmpty {
            let tree = Self.tree(names)
            text += "extension UIKit.\(resource) {\n"
            text += Self.declarations(tree, kind) { name, asset, _ in
                "static let \(name) = UIKit.\(resource)(name: \(Self.literal(asset)), bundle: _assetBundle)"
            }
            let taken = Translator.staticNames(of: value, in: sources)
            text += "}\nextension UIKit.\(value) {\n"
            text += Self.declarations(tree, kind, besides: taken, of: value) { name, _, path in
                "static var \(name): UIKit.\(value) { .init(resource: .\((path + [name]).joined(separator: "."))) }"
            }
            text += "}\n"
        }
        return text
    }

    // MARK: Declarations

    /// A folder with a namespace.
    private final class Folder {
        var assets: [String] = []
        var folders: [String: Folder] = [:]
    }

    private static func tree(_ names: [String]) -> Folder {
        let root = Folder()
        for name in names.sorted() {
            var folder = root
            for title in name.split(separator: "/").dropLast() {
                let next = folder.folders[String(title)] ?? Folder()
                folder.folders[String(title)] = next
                folder = next
            }
            folder.assets.append(name)
        }
        return root
    }

    /// The declarations of a tree's symbols; `line` makes one of a symbol's name, the asset's and the types around it.
    private static func declarations(
        _ root: Folder, _ kind: String, besides taken: Set<String> = [], of type: String = "",
        _ line: (_ name: String, _ asset: String, _ path: [String]) -> String
    ) -> String {
        var text = ""
        // Folders as deep as the file system has them.
        enum Step {
            case folder(Folder, [String])
            case end
        }
        var pending = [Step.folder(root, [])]
        while let step = pending.popLast() {
            guard case .folder(let folder, let path) = step else {
                text += "}\n"
                continue
            }
            if let name = path.last {
                text += "enum \(name) {\n"
                pending.append(.end)
            }
            var known: Set<String> = []
            var nested: [Step] = []
            for (title, next) in folder.folders.sorted(by: { $0.key < $1.key }) {
                guard let name = AssetSymbolName.type(title).map(Translator.escaped), known.insert(name).inserted else { continue }
                nested.append(.folder(next, path + [name]))
            }
            for asset in folder.assets {
                guard let name = AssetSymbolName.property(String(asset.split(separator: "/").last ?? "")) else { continue }
                if path.isEmpty, taken.contains(name) {
                    text += warning("\(type) has a member '\(name)': the \(kind) '\(asset)' has none there; rename it")
                } else if known.insert(Translator.escaped(name)).inserted {
                    text += line(Translator.escaped(name), asset, path) + "\n"
                } else if type.isEmpty {
                    text += warning("two assets have the name '\(name)': the \(kind) '\(asset)' has no symbol; rename it")
                }
            }
            pending += nested.reversed()
        }
        return text
    }

    private static func warning(_ sentence: String) -> String { "#warning(\(literal(sentence)))\n" }

    private static func literal(_ text: String) -> String { "\"\(Translator.literal(text))\"" }
}
