import Foundation
import Resources

/// The sets of one asset catalog, with what is missing in each and what cannot be read.
struct CatalogSurvey {
    private(set) var assets: [AssetReport.Asset] = []
    private(set) var missing: [AssetReport.Finding] = []
    private(set) var unreadable: [AssetReport.Finding] = []

    /// The kinds by the ending of a set's folder.
    private static let kinds = [
        "imageset": "image", "colorset": "color", "dataset": "data", "symbolset": "symbol", "appiconset": "icon", "launchimage": "image",
        // Icons of other devices, in layers.
        "imagestack": "icon", "solidimagestack": "icon", "brandassets": "icon",
    ]
    /// Folders that are groups in spite of their ending.
    private static let groups: Set<String> = ["spriteatlas"]
    private static let deepest = 64
    /// Names that Xcode's settings mention by default; an empty set of theirs means Apple's own.
    static let settings: Set<String> = ["AccentColor", "WidgetBackground", "LaunchImage", "LaunchBackground"]

    init(_ catalog: ProjectFiles.File) {
        var pending = [(url: catalog.url, path: catalog.path, namespace: "", depth: 0)]
        while let (group, path, namespace, depth) = pending.popLast() {
            guard depth < Self.deepest else {
                unreadable.append(.init(path: path, what: "groups more than \(Self.deepest) deep are left out"))
                continue
            }
            guard let names = try? FileManager.default.contentsOfDirectory(atPath: group.path) else {
                unreadable.append(.init(path: path, what: "the folder cannot be read"))
                continue
            }
            var groups: [(url: URL, path: String, namespace: String, depth: Int)] = []
            for name in names.sorted() where !name.hasPrefix(".") && name != "Contents.json" {
                let url = group.appendingPathComponent(name)
                let kind = (try? FileManager.default.attributesOfItem(atPath: url.path))?[.type] as? FileAttributeType
                guard kind == .typeDirectory else {
                    let what = kind == .typeSymbolicLink ? "links in catalogs are not followed" : "a file outside of a set is not read"
                    unreadable.append(.init(path: path + "/" + name, what: what))
                    continue
                }
                let ending = url.pathExtension
                if let kind = Self.kinds[ending] {
                    add(url, path + "/" + name, kind, namespace + url.deletingPathExtension().lastPathComponent)
                } else if ending.isEmpty || Self.groups.contains(ending) {
                    let contents = try? AssetContents(in: url)
                    let own = contents?.properties?.providesNamespace == true ? url.deletingPathExtension().lastPathComponent + "/" : ""
                    groups.append((url, path + "/" + name, namespace + own, depth + 1))
                } else {
                    unreadable.append(.init(path: path + "/" + name, what: "sets of the kind '\(ending)' are not read"))
                }
            }
            pending += groups.reversed()
        }
    }

    private mutating func add(_ url: URL, _ path: String, _ kind: String, _ name: String) {
        var asset = AssetReport.Asset(kind: kind, name: name, path: path)
        let contents: AssetContents
        do throws(ResourceError) { contents = try AssetContents(in: url) } catch {
            unreadable.append(.init(path: path, what: error.message))
            assets.append(asset)
            return
        }
        let entries = contents.images ?? contents.colors ?? contents.data ?? contents.symbols ?? []
        let filled = entries.filter { $0.filename != nil || $0.color != nil }
        if kind != "icon" {
            asset.looks = Self.sorted(Set(filled.map(\.look)), ["any", "light", "dark", "high contrast", "dark, high contrast"])
            if kind == "image" { asset.scales = Self.sorted(Set(filled.map { $0.scale ?? "all" }), ["1x", "2x", "3x", "all"]) }
            findGaps(entries, asset)
        }
        for entry in filled { check(entry, of: kind, url, path) }
        assets.append(asset)
    }

    private static func sorted(_ values: Set<String>, _ order: [String]) -> [String] {
        values.sorted { (order.firstIndex(of: $0) ?? order.count, $0) < (order.firstIndex(of: $1) ?? order.count, $1) }
    }

    /// Notes places of a set that are empty: a look without any file, a scale of iPhones that others have files for.
    private mutating func findGaps(_ entries: [AssetContents.Entry], _ asset: AssetReport.Asset) {
        guard entries.contains(where: { $0.filename != nil || $0.color != nil }) else {
            if !Self.settings.contains(asset.name) {
                missing.append(.init(path: asset.path, what: "the \(asset.kind) '\(asset.name)' is empty"))
            }
            return
        }
        for look in Set(entries.map(\.look)).subtracting(asset.looks).sorted() {
            missing.append(.init(path: asset.path, what: "the \(asset.kind) '\(asset.name)' has nothing for the look '\(look)'"))
        }
        for look in asset.looks {
            // Slots of other devices are often left empty on purpose.
            let slots = entries.filter { $0.look == look && $0.idiom ?? "universal" == "universal" && $0.pixelsPerPoint ?? 1 >= 2 }
            guard slots.contains(where: { $0.filename != nil }) else { continue }
            for scale in Set(slots.filter { $0.filename == nil }.compactMap(\.scale)).sorted() {
                let has = slots.contains { $0.scale == scale && $0.filename != nil }
                let condition = look == "any" ? "" : " of the look '\(look)'"
                if !has {
                    missing.append(.init(path: asset.path, what: "the \(asset.kind) '\(asset.name)' has no file for \(scale)\(condition)"))
                }
            }
        }
    }

    private mutating func check(_ entry: AssetContents.Entry, of kind: String, _ set: URL, _ path: String) {
        if let color = entry.color, color.reference == nil {
            let isGray = color.components?["white"] != nil
            for name in isGray ? ["white"] : ["red", "green", "blue"] where color.component(name) == nil {
                unreadable.append(.init(path: path, what: "the color has no number for '\(name)'"))
            }
        }
        guard let file = entry.filename else { return }
        let url = set.appendingPathComponent(file)
        guard url.standardizedFileURL.deletingLastPathComponent() == set.standardizedFileURL else {
            unreadable.append(.init(path: path, what: "the file '\(file)' is outside of the set; it is not read"))
            return
        }
        let type = (try? FileManager.default.attributesOfItem(atPath: url.path))?[.type] as? FileAttributeType
        guard type == .typeRegular else {
            unreadable.append(.init(path: path, what: "there is no file '\(file)'"))
            return
        }
        if kind == "image", let reason = ImageFileKinds.refusal(of: url) { unreadable.append(.init(path: path + "/" + file, what: reason)) }
    }
}

extension AssetContents.Entry {
    /// The appearance that the entry is for.
    fileprivate var look: String {
        let isDark = appearances?.contains { $0.value == "dark" } ?? false
        let isLight = appearances?.contains { $0.value == "light" } ?? false
        let hasContrast = appearances?.contains { $0.value == "high" } ?? false
        let own = isDark ? ["dark"] : isLight ? ["light"] : []
        let all = own + (hasContrast ? ["high contrast"] : [])
        return all.isEmpty ? "any" : all.joined(separator: ", ")
    }
}
