import Foundation
import Resources

/// Reads the schemes of a project or a workspace.
struct SchemeReader {
    let disk: SourceDisk
    private(set) var schemes: [XcodeScheme] = []
    private(set) var notices: [ProjectNotice] = []

    /// Reads the schemes in an `.xcodeproj` or `.xcworkspace`: shared ones, then those of users. The first of a name counts.
    mutating func read(_ container: String) {
        let shared = container + "/xcshareddata/xcschemes"
        let users = disk.names(in: container + "/xcuserdata").map { container + "/xcuserdata/\($0)/xcschemes" }
        for folder in [shared] + users {
            for name in disk.names(in: folder) where name.fileExtension == "xcscheme" {
                guard !schemes.contains(where: { $0.name == name.fileStem }) else { continue }
                do {
                    schemes.append(try scheme(folder + "/" + name, container: container, isShared: folder == shared))
                } catch {
                    notices.append(ProjectNotice(error.message, file: error.file, line: error.line))
                }
            }
        }
    }

    private mutating func scheme(_ path: String, container: String, isShared: Bool) throws(ResourceError) -> XcodeScheme {
        let root = try disk.xml(path)
        guard root.name == "Scheme" else {
            throw ResourceError(file: path, line: root.line, "<\(root.name)> is no scheme")
        }
        var scheme = XcodeScheme(name: path.fileStem, path: path, isShared: isShared)
        let base = container.folderPath
        if let launch = root.child("LaunchAction") {
            scheme.configuration = launch["buildConfiguration"]
            scheme.language = launch["language"]
            scheme.region = launch["region"]
            let runnable = launch.child("BuildableProductRunnable") ?? launch.child("RemoteRunnable")
            if let reference = runnable?.child("BuildableReference") {
                scheme.target = target(reference, base)
                scheme.targetName = reference["BlueprintName"]
            }
            scheme.arguments = launch.list("CommandLineArguments").filter(Self.isOn).compactMap { $0["argument"] }
            for variable in launch.list("EnvironmentVariables") where Self.isOn(variable) {
                if let key = variable["key"] { scheme.environment[key] = variable["value"] ?? "" }
            }
        }
        if let test = root.child("TestAction") {
            for testable in test.list("Testables") where testable["skipped"] != "YES" {
                if let reference = testable.child("BuildableReference") { scheme.tests.append(target(reference, base)) }
            }
            for plan in test.list("TestPlans") { readPlan(plan["reference"] ?? "", base, scheme: path, into: &scheme) }
        }
        return scheme
    }

    private static func isOn(_ element: NibElement) -> Bool { element["isEnabled"] != "NO" }

    private func target(_ reference: NibElement, _ base: String) -> XcodeTarget.ID {
        let project = Self.path(reference["ReferencedContainer"] ?? "", base)
        return XcodeTarget.ID(project: disk.found(project) ?? project, key: reference["BlueprintIdentifier"] ?? "")
    }

    /// A plan of tests: JSON with targets.
    private mutating func readPlan(_ reference: String, _ base: String, scheme file: String, into scheme: inout XcodeScheme) {
        let location = Self.path(reference, base)
        guard let path = disk.found(location), let data = try? disk.data(path),
            let plan = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
        else {
            notices.append(ProjectNotice("the test plan '\(location)' cannot be read", file: file))
            return
        }
        for entry in plan["testTargets"] as? [[String: Any]] ?? [] where entry["enabled"] as? Bool != false {
            guard let target = entry["target"] as? [String: Any], let key = target["identifier"] as? String else { continue }
            let project = Self.path(target["containerPath"] as? String ?? "", base)
            let id = XcodeTarget.ID(project: disk.found(project) ?? project, key: key)
            if !scheme.tests.contains(id) { scheme.tests.append(id) }
        }
    }

    /// The path of a reference such as "container:App.xcodeproj".
    static func path(_ reference: String, _ base: String) -> String {
        guard let colon = reference.firstIndex(of: ":") else { return base.appendingPath(reference) }
        return base.appendingPath(String(reference[reference.index(after: colon)...]))
    }
}
