import RenderScene

extension PropertyKey {
    /// What key paths call it.
    package var name: String { KeyPaths.name(of: self) }
}
