import Foundation
import Resources

/// A product's Info.plist: the file at `INFOPLIST_FILE`, what `GENERATE_INFOPLIST_FILE` adds, and settings in their places.
enum InformationList {
    private typealias Entry = (key: String, value: PropertyListNode)

    static func read(
        _ target: XcodeTarget, _ content: PropertyListNode? = nil, sourceRoot: String, on disk: SourceDisk, _ notices: inout [ProjectNotice]
    ) -> PropertyListNode? {
        let settings = target.settings
        var entries: [Entry] = []
        var isThere = false
        if let content {
            entries = content.entries ?? []
            isThere = true
        } else if let file = settings["INFOPLIST_FILE"], !file.isEmpty {
            let path = sourceRoot.appendingPath(file)
            do throws(ResourceError) {
                guard let found = disk.found(path) else { throw ResourceError(file: path, "the Info.plist of \(target.name) is not there") }
                let node = try disk.propertyList(found)
                guard let read = node.entries else { throw ResourceError(file: found, line: node.line, "the file is no dictionary") }
                entries = read
                isThere = true
            } catch {
                notices.append(ProjectNotice(error.message, file: error.file, line: error.line))
            }
        }
        if settings.flag("GENERATE_INFOPLIST_FILE") {
            isThere = true
            for (key, value) in generated(target) { merge(value, as: key, into: &entries) }
        }
        guard isThere else { return nil }
        if settings.flag("INFOPLIST_EXPAND_BUILD_SETTINGS") {
            entries = entries.map { ($0.key, expanded($0.value, by: settings)) }
        }
        if target.kind == .app, !settings.list("TARGETED_DEVICE_FAMILY").isEmpty {
            let text = settings["TARGETED_DEVICE_FAMILY"] ?? ""
            let families = text.split { $0 == "," || $0 == " " }.compactMap { Int($0) }.map { node(.integer($0)) }
            entries.removeAll { $0.key == "UIDeviceFamily" }
            entries.append(("UIDeviceFamily", node(.array(families))))
        }
        // Empty texts are left out, as Xcode does it for keys that must not be.
        let whole: Set = [
            "CFBundleDevelopmentRegion", "CFBundleExecutable", "CFBundleIconFile", "CFBundleIdentifier", "CFBundleName",
            "CFBundlePackageType", "CFBundleShortVersionString", "CFBundleSignature", "CFBundleVersion", "NSHumanReadableCopyright",
            "NSPrincipalClass",
        ]
        entries.removeAll { whole.contains($0.key) && $0.value.string == "" }
        return node(.dictionary(entries))
    }

    /// The content of a file that XcodeGen makes.
    static let template = node(
        .dictionary([
            ("CFBundleDevelopmentRegion", node(.string("$(DEVELOPMENT_LANGUAGE)"))),
            ("CFBundleExecutable", node(.string("$(EXECUTABLE_NAME)"))),
            ("CFBundleIdentifier", node(.string("$(PRODUCT_BUNDLE_IDENTIFIER)"))),
            ("CFBundleInfoDictionaryVersion", node(.string("6.0"))), ("CFBundleName", node(.string("$(PRODUCT_NAME)"))),
            ("CFBundlePackageType", node(.string("$(PRODUCT_BUNDLE_PACKAGE_TYPE)"))),
            ("CFBundleShortVersionString", node(.string("1.0"))), ("CFBundleVersion", node(.string("1"))),
        ]))

    private static func node(_ value: PropertyListNode.Value) -> PropertyListNode { PropertyListNode(value, line: nil) }

    // MARK: Generated values

    /// Keys with values of other kinds than texts.
    private static let flags: Set<String> = [
        "ITSAppUsesNonExemptEncryption", "LSBackgroundOnly", "LSUIElement", "LSSupportsOpeningDocumentsInPlace",
        "NSSupportsLiveActivities", "NSSupportsLiveActivitiesFrequentUpdates", "UIApplicationSupportsIndirectInputEvents",
        "UIRequiresFullScreen", "UIStatusBarHidden", "UISupportsDocumentBrowser", "MetalCaptureEnabled",
        "GCSupportsControllerUserInteraction", "GCSupportsGameMode",
    ]
    private static let lists: Set<String> = [
        "UIRequiredDeviceCapabilities", "UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations~ipad",
        "UISupportedInterfaceOrientations~iphone",
    ]

    private static func generated(_ target: XcodeTarget) -> [Entry] {
        let settings = target.settings
        var entries: [Entry] = []
        let prefix = "INFOPLIST_KEY_"
        for name in settings.names where name.hasPrefix(prefix) {
            let key = String(name.dropFirst(prefix.count)).replacingOccurrences(of: "_iPhone", with: "~iphone")
                .replacingOccurrences(of: "_iPad", with: "~ipad")
            switch key {
            case "UILaunchScreen_Generation":
                if settings.flag(name) { entries.append(("UILaunchScreen", node(.dictionary([])))) }
            case "UIApplicationSceneManifest_Generation":
                guard settings.flag(name) else { continue }
                entries.append(
                    (
                        "UIApplicationSceneManifest",
                        node(
                            .dictionary([
                                ("UIApplicationSupportsMultipleScenes", node(.boolean(true))),
                                ("UISceneConfigurations", node(.dictionary([]))),
                            ]))
                    ))
            default:
                let value: PropertyListNode.Value =
                    if flags.contains(key) {
                        .boolean(settings.flag(name))
                    } else if lists.contains(key) {
                        .array(settings.list(name).map { node(.string($0)) })
                    } else {
                        .string(settings[name] ?? "")
                    }
                entries.append((key, node(value)))
            }
        }
        for (key, name) in [
            ("CFBundleName", "PRODUCT_NAME"), ("CFBundleExecutable", "EXECUTABLE_NAME"), ("CFBundleVersion", "CURRENT_PROJECT_VERSION"),
            ("CFBundleDevelopmentRegion", "DEVELOPMENT_LANGUAGE"), ("CFBundleIdentifier", "PRODUCT_BUNDLE_IDENTIFIER"),
            ("CFBundlePackageType", "PRODUCT_BUNDLE_PACKAGE_TYPE"), ("CFBundleShortVersionString", "MARKETING_VERSION"),
        ] {
            if let value = settings[name] { entries.append((key, node(.string(value)))) }
        }
        entries.append(("CFBundleInfoDictionaryVersion", node(.string("6.0"))))
        if target.kind == .app, target.isForPhone { entries.append(("LSRequiresIPhoneOS", node(.boolean(true)))) }
        return entries
    }

    /// Lists grow, dictionaries get the new keys, and other values are replaced.
    private static func merge(_ value: PropertyListNode, as key: String, into entries: inout [Entry]) {
        guard let index = entries.firstIndex(where: { $0.key == key }) else {
            entries.append((key, value))
            return
        }
        switch (entries[index].value.value, value.value) {
        case (.array(let old), .array(let new)):
            let texts = Set(old.compactMap(\.string))
            entries[index].value = node(.array(old + new.filter { $0.string.map { !texts.contains($0) } ?? true }))
        case (.dictionary(let old), .dictionary(let new)):
            let keys = Set(new.map(\.key))
            entries[index].value = node(.dictionary(old.filter { !keys.contains($0.key) } + new))
        default: entries[index].value = value
        }
    }

    private static func expanded(_ value: PropertyListNode, by settings: BuildSettings) -> PropertyListNode {
        switch value.value {
        case .string(let text): PropertyListNode(.string(settings.expanded(text)), line: value.line)
        case .array(let elements): PropertyListNode(.array(elements.map { expanded($0, by: settings) }), line: value.line)
        case .dictionary(let entries):
            PropertyListNode(.dictionary(entries.map { ($0.key, expanded($0.value, by: settings)) }), line: value.line)
        default: value
        }
    }
}

extension PropertyListNode {
    /// This dictionary with the values of another one in the places of its own.
    func merged(with other: PropertyListNode) -> PropertyListNode {
        let new = other.entries ?? []
        let keys = Set(new.map(\.key))
        return PropertyListNode(.dictionary((entries ?? []).filter { !keys.contains($0.key) } + new), line: other.line)
    }

    /// The value for Foundation's `PropertyListSerialization`, which writes it to a file.
    package var object: Any {
        switch value {
        case .string(let text): text
        case .boolean(let flag): flag
        case .integer(let number): number
        case .real(let number): number
        case .date(let date): date
        case .data(let data): data
        case .array(let elements): elements.map(\.object)
        case .dictionary(let entries): Dictionary(entries.map { ($0.key, $0.value.object) }) { _, last in last }
        }
    }
}
