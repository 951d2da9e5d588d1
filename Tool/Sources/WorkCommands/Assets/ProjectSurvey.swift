import Foundation
import Resources

/// Reads a project's resources, and the names that its sources mention.
struct ProjectSurvey {
    private(set) var report = AssetReport()

    private static let kinds = [
        "xib": "nib", "storyboard": "storyboard", "strings": "strings", "stringsdict": "strings", "xcstrings": "strings",
        "plist": "property list", "icon": "icon",
    ]
    private static let largestText = 32 << 20
    init(in root: URL) {
        let files = ProjectFiles(in: root)
        report.unreadable += files.refusals.map { .init(path: $0.path, what: $0.reason) }
        for catalog in files.catalogs {
            let survey = CatalogSurvey(catalog)
            report.assets += survey.assets
            report.missing += survey.missing
            report.unreadable += survey.unreadable
        }
        var uses = AssetUses()
        for file in files.others {
            if let kind = ImageFileKinds.all.contains(file.ending) ? "image" : Self.kinds[file.ending] {
                report.files.append(.init(kind: kind, path: file.path, language: file.language))
            }
            check(file, &uses)
        }
        findUnused(uses, files)
        findMissingLanguages(files)
    }

    /// Reads a file that may be damaged, or may mention assets.
    private mutating func check(_ file: ProjectFiles.File, _ uses: inout AssetUses) {
        if ImageFileKinds.all.contains(file.ending) {
            if let reason = ImageFileKinds.refusal(of: file.url) { report.unreadable.append(.init(path: file.path, what: reason)) }
            return
        }
        guard AssetUses.endings.contains(file.ending) || Self.kinds[file.ending] != nil, file.ending != "icon" else { return }
        do {
            let data = try ProjectFiles.contents(of: file, limit: Self.largestText)
            uses.add(data)
            switch file.ending {
            case "xib", "storyboard": _ = try NibDocument(data, file: file.name)
            case "plist", "stringsdict": _ = try PropertyListSerialization.propertyList(from: data, format: nil)
            case "xcstrings": _ = try JSONSerialization.jsonObject(with: data)
            default: break
            }
        } catch let error as ResourceError {
            report.unreadable.append(.init(path: file.path + (error.line.map { ":\($0)" } ?? ""), what: error.message))
        } catch let error as ProjectFiles.Unreadable {
            // A long source is no fault of the project's resources.
            guard Self.kinds[file.ending] != nil else { return }
            report.unreadable.append(.init(path: file.path, what: error.reason))
        } catch {
            report.unreadable.append(.init(path: file.path, what: "the file is damaged"))
        }
    }

    private mutating func findUnused(_ uses: AssetUses, _ files: ProjectFiles) {
        // A catalog alone has no sources that could mention it.
        guard files.others.contains(where: { AssetUses.endings.contains($0.ending) }) else { return }
        for index in report.assets.indices where report.assets[index].kind != "icon" {
            let asset = report.assets[index]
            guard !CatalogSurvey.settings.contains(asset.name), !uses.mentions(asset.name) else { continue }
            report.assets[index].isUsed = false
            report.unused.append(.init(path: asset.path, what: "nothing mentions the \(asset.kind) '\(asset.name)'"))
        }
        for file in files.others where ImageFileKinds.all.contains(file.ending) && !uses.mentionsFile(file.name) {
            report.unused.append(.init(path: file.path, what: "nothing mentions the file"))
        }
    }

    /// Files of one language that another language's folder beside it lacks.
    private mutating func findMissingLanguages(_ files: ProjectFiles) {
        var folders: [String: [String: Set<String>]] = [:]
        for file in files.others {
            guard let language = file.language else { continue }
            let folder = (file.path as NSString).deletingLastPathComponent
            folders[(folder as NSString).deletingLastPathComponent, default: [:]][language, default: []].insert(file.name)
        }
        report.languages = Set(folders.values.flatMap(\.keys)).subtracting(["Base"]).sorted()
        for (folder, languages) in folders.sorted(by: { $0.key < $1.key }) {
            // Base has the nibs, and a language its texts as strings of the same name.
            let translated = languages.filter { $0.key != "Base" }
            for name in Set(translated.values.flatMap { $0 }).sorted() {
                let without = translated.keys.filter { translated[$0]?.contains(name) == false }.sorted()
                guard !without.isEmpty else { continue }
                report.missing.append(
                    .init(path: folder.isEmpty ? "." : folder, what: "there is no \(name) for \(without.joined(separator: ", "))"))
            }
        }
    }
}
