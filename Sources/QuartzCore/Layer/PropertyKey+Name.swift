import RenderScene

extension PropertyKey {
    /// The property's name in key paths.
    package var name: String { KeyPaths.name(of: self) }
}
