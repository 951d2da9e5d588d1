import Foundation
import Resources

extension XcodeTarget {
    /// Values that Xcode has for all targets, below those of projects.
    static func defaults(
        name: String, project: String, sourceRoot: String, kind: TargetKind, configuration: String, region: String
    ) -> [SettingAssignment] {
        let wrapper: String? =
            switch kind {
            case .app, .watch, .appClip: "app"
            case .framework: "framework"
            case .unitTests, .uiTests: "xctest"
            case .appExtension: "appex"
            case .bundle: "bundle"
            default: nil
            }
        let package: String? =
            switch kind {
            case .app, .watch, .appClip: "APPL"
            case .framework: "FMWK"
            case .unitTests, .uiTests, .bundle: "BNDL"
            case .appExtension: "XPC!"
            default: nil
            }
        var values = [
            ("TARGET_NAME", name), ("TARGETNAME", name), ("PROJECT_NAME", project.fileStem), ("PROJECT", project.fileStem),
            ("PRODUCT_NAME", "$(TARGET_NAME)"), ("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)"),
            ("EXECUTABLE_NAME", "$(EXECUTABLE_PREFIX)$(PRODUCT_NAME)$(EXECUTABLE_SUFFIX)"), ("SRCROOT", sourceRoot),
            ("SOURCE_ROOT", sourceRoot), ("PROJECT_DIR", sourceRoot), ("PROJECT_FILE_PATH", project), ("CONFIGURATION", configuration),
            ("PLATFORM_NAME", "iphonesimulator"), ("EFFECTIVE_PLATFORM_NAME", "-iphonesimulator"), ("CURRENT_ARCH", "arm64"),
            ("DEVELOPMENT_LANGUAGE", region), ("INFOPLIST_EXPAND_BUILD_SETTINGS", "YES"), ("ENABLE_TESTABILITY", "NO"),
            ("SWIFT_PLATFORM_TARGET_PREFIX", "ios"),
            // The folder of a build's products; only names within it are read.
            ("BUILT_PRODUCTS_DIR", "/Products"), ("CONFIGURATION_BUILD_DIR", "/Products"), ("TARGET_BUILD_DIR", "/Products"),
        ]
        if let wrapper {
            values += [
                ("WRAPPER_EXTENSION", wrapper), ("WRAPPER_NAME", "$(PRODUCT_NAME).\(wrapper)"),
                ("FULL_PRODUCT_NAME", "$(WRAPPER_NAME)"), ("CONTENTS_FOLDER_PATH", "$(WRAPPER_NAME)"),
                ("BUNDLE_EXECUTABLE_FOLDER_PATH", ""), ("UNLOCALIZED_RESOURCES_FOLDER_PATH", "$(WRAPPER_NAME)"),
            ]
        }
        if let package { values.append(("PRODUCT_BUNDLE_PACKAGE_TYPE", package)) }
        return values.map { SettingAssignment($0.0, $0.1) }
    }

    /// Reads what the settings say of the target, and the files that they name.
    ///
    /// - Parameter content: An Info.plist that a specification holds, in the place of a file.
    mutating func readSettings(
        sourceRoot: String, on disk: SourceDisk, _ notices: inout [ProjectNotice], information content: PropertyListNode? = nil
    ) {
        isForPhone = settings.isForPhone
        productName = settings["PRODUCT_NAME"].flatMap { $0.isEmpty ? nil : $0 } ?? name
        moduleName = settings["PRODUCT_MODULE_NAME"].flatMap { $0.isEmpty ? nil : $0 } ?? Identifiers.module(productName)
        if let version = settings["SWIFT_VERSION"], !version.isEmpty {
            swiftVersion = version.hasSuffix(".0") ? String(version.dropLast(2)) : version
            let major = version.prefix { $0 != "." }
            if !["3", "4", "5", "6"].contains(major) {
                notices.append(ProjectNotice("SWIFT_VERSION \(version) of \(name) is not known; 3 to 6 are", file: id.project))
            }
        }
        conditions = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        let flags = settings.list("OTHER_SWIFT_FLAGS")
        for (index, flag) in flags.enumerated() {
            if flag == "-D", index + 1 < flags.count { conditions.append(flags[index + 1]) }
            if flag.hasPrefix("-D"), flag.count > 2 { conditions.append(String(flag.dropFirst(2))) }
        }
        var known: Set<String> = []
        conditions.removeAll { !known.insert($0).inserted }
        let linked = settings.list("OTHER_LDFLAGS")
        for (flag, framework) in zip(linked, linked.dropFirst()) where ["-framework", "-weak_framework"].contains(flag) {
            if !frameworks.contains(framework), !framework.hasPrefix("Pods_") { frameworks.append(framework) }
        }
        if let header = settings["SWIFT_OBJC_BRIDGING_HEADER"], !header.isEmpty {
            readBridgingHeader(sourceRoot.appendingPath(header), on: disk, &notices)
        }
        if kind != .aggregate {
            information = InformationList.read(self, content, sourceRoot: sourceRoot, on: disk, &notices)
        }
        notices += settings.faults
    }

    private mutating func readBridgingHeader(_ path: String, on disk: SourceDisk, _ notices: inout [ProjectNotice]) {
        guard let found = disk.found(path), let text = try? disk.text(found) else {
            notices.append(ProjectNotice("the bridging header of \(name) is not there", file: path))
            return
        }
        bridgingHeader = BridgingHeader(path: found, isEmpty: BridgingHeader.isEmpty(text))
    }

    /// Whether EXCLUDED_SOURCE_FILE_NAMES leaves a file out.
    func excludes(_ path: String) -> Bool {
        let patterns = settings.list("EXCLUDED_SOURCE_FILE_NAMES")
        guard !patterns.isEmpty else { return false }
        func matches(_ patterns: [String]) -> Bool {
            patterns.contains { fnmatch($0, path.lastComponent, 0) == 0 || fnmatch($0.hasPrefix("/") ? $0 : "*/" + $0, path, 0) == 0 }
        }
        return matches(patterns) && !matches(settings.list("INCLUDED_SOURCE_FILE_NAMES"))
    }
}

extension BridgingHeader {
    /// Whether a header has comments and guards alone.
    static func isEmpty(_ text: String) -> Bool {
        var rest = Substring(text)
        while true {
            rest = rest.drop(while: { $0.isWhitespace })
            if rest.isEmpty { return true }
            let line = rest.prefix(while: { !$0.isNewline })
            if rest.hasPrefix("//") || rest.hasPrefix("#ifndef") || rest.hasPrefix("#endif") || rest.hasPrefix("#pragma")
                || rest.hasPrefix("#define") && line.split(separator: " ").count == 2
            {
                rest = rest[line.endIndex...]
            } else if rest.hasPrefix("/*") {
                guard let end = rest.range(of: "*/") else { return true }
                rest = rest[end.upperBound...]
            } else {
                return false
            }
        }
    }
}

extension XcodeTarget {
    /// The compiler's features of later language versions that the settings enable. Those that only refuse sources are left out.
    public var upcomingFeatures: [String] {
        let isApproachable = settings["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES"
        return Self.features.compactMap { name, setting, isOfConcurrency in
            let value = settings[setting] ?? ""
            return value == "YES" || value.isEmpty && isApproachable && isOfConcurrency ? name : nil
        }
    }

    /// By the compiler's names, with the settings, and whether `SWIFT_APPROACHABLE_CONCURRENCY` enables them.
    private static let features = [
        ("BareSlashRegexLiterals", "SWIFT_ENABLE_BARE_SLASH_REGEX", false),
        ("ConciseMagicFile", "SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE", false),
        ("DisableOutwardActorInference", "SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION", true),
        ("ForwardTrailingClosures", "SWIFT_UPCOMING_FEATURE_FORWARD_TRAILING_CLOSURES", false),
        ("GlobalActorIsolatedTypesUsability", "SWIFT_UPCOMING_FEATURE_GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY", true),
        ("ImplicitOpenExistentials", "SWIFT_UPCOMING_FEATURE_IMPLICIT_OPEN_EXISTENTIALS", false),
        ("InferIsolatedConformances", "SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES", true),
        ("InferSendableFromCaptures", "SWIFT_UPCOMING_FEATURE_INFER_SENDABLE_FROM_CAPTURES", true),
        ("IsolatedDefaultValues", "SWIFT_UPCOMING_FEATURE_ISOLATED_DEFAULT_VALUES", false),
        ("NonisolatedNonsendingByDefault", "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT", true),
    ]
}
