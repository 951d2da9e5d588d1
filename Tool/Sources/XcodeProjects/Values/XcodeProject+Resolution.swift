extension XcodeProject {
    /// Finds the schemes' targets by name where their identifiers are not, as in schemes of generated projects, and puts settings into
    /// their texts.
    mutating func resolveSchemes() {
        let known = Set(targets.map(\.id))
        for index in schemes.indices {
            var scheme = schemes[index]
            if let target = scheme.target, !known.contains(target) {
                scheme.target = scheme.targetName.flatMap { targets(named: $0).first?.id }
                if scheme.target == nil {
                    notices.append(
                        ProjectNotice(
                            "the scheme runs the target '\(scheme.targetName ?? target.key)', which is not there", file: scheme.path))
                }
            }
            scheme.tests.removeAll { !known.contains($0) }
            if let settings = scheme.target.flatMap({ target($0) })?.settings {
                scheme.arguments = scheme.arguments.map { settings.expanded($0) }
                scheme.environment = scheme.environment.mapValues { settings.expanded($0) }
            }
            schemes[index] = scheme
        }
    }

    mutating func resolvePackages(_ projects: [String], on disk: SourceDisk) {
        let locations =
            (kind == .workspace ? [path + "/xcshareddata/swiftpm"] : [])
            + projects.map { $0 + "/project.xcworkspace/xcshareddata/swiftpm" }
        var pins: [ResolvedPackage] = []
        for location in locations {
            guard let file = disk.found(location + "/Package.resolved") else { continue }
            do {
                pins += try ResolvedPackage.read(file, on: disk)
            } catch {
                notices.append(ProjectNotice(error.message, file: error.file, line: error.line))
            }
        }
        for index in packages.indices {
            guard case .remote(let url) = packages[index].location else { continue }
            let plain = ResolvedPackage.plain(url)
            packages[index].resolved =
                pins.first { ResolvedPackage.plain($0.location) == plain }
                ?? pins.first { $0.identity == packages[index].name.lowercased() }
        }
        for index in targets.indices {
            targets[index].packageProducts = targets[index].packageProducts.map { product in
                guard let package = product.package, let now = packages.first(where: { $0.location == package.location }) else {
                    return product
                }
                return PackageProduct(name: product.name, package: now)
            }
        }
    }
}
