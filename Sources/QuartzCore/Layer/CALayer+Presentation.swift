import RenderScene

extension CALayer {
    /// Cached result of `presentation()`, renewed only if the tree or the time has changed.
    final var currentPresentation: CALayer? {
        if presentedLayer != nil { return self }
        guard let context, let index = context.committedIndex(of: self) else { return nil }
        let key = (context.tree.serial, context.clock.now)
        if let cached = cachedPresentation, cachedPresentationKey == key { return cached }
        let made = type(of: self).instance(copying: self)
        made.presentedLayer = self
        made.values = context.tree.values(of: index, at: key.1)
        made.showStored(context.tree.nodes[index].tracks.lazy.map(\.path.key).filter(\.isOwn))
        cachedPresentation = made
        cachedPresentationKey = key
        return made
    }
}
