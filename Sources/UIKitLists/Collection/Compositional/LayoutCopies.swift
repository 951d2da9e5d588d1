import Foundation

/// A description in a compositional layout that is copied with what contains it.
@MainActor
protocol CopiedDescription: NSObject {
    func copy(with zone: NSZone?) -> Any
}

extension CopiedDescription {
    /// A copy; the object itself if an override returns another class.
    var copied: Self { copy(with: nil) as? Self ?? self }
}

extension NSCollectionLayoutItem: CopiedDescription {}
