import CoreGraphics
import UIFoundation

/// The source's view of a drag.
final class DragSession: NSObject, UIDragSession {
    var items: [UIDragItem] = []
    var localContext: Any?
    var allowsMoveOperation = true
    var isRestrictedToDraggingApplication = false
    /// The finger in the window's coordinates, in points.
    var finger = CGPoint.zero
    weak var window: UIWindow?

    func location(in view: UIView) -> CGPoint { view.convert(finger, from: window) }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
}

/// The destinations' view of a drag.
package final class DropSession: NSObject, UIDropSession {
    private let drag: DragSession
    nonisolated package let progress = Progress(totalUnitCount: 0)
    /// The drag, whose previews the destination animates.
    package weak var run: DragRun?
    /// Number of loads that have not ended.
    private var loads = 0
    /// Called when all loads have ended.
    var onLoaded: (() -> Void)? { didSet { loadsMayHaveEnded() } }

    init(_ drag: DragSession) {
        self.drag = drag
        super.init()
    }

    package var items: [UIDragItem] { drag.items }
    package var allowsMoveOperation: Bool { drag.allowsMoveOperation }
    package var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }
    package var localDragSession: (any UIDragSession)? { drag }

    package func location(in view: UIView) -> CGPoint { drag.location(in: view) }

    package func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        drag.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
    }

    package func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool { drag.canLoadObjects(ofClass: aClass) }

    package func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
        let own = Progress(totalUnitCount: Int64(providers.count))
        progress.totalUnitCount += Int64(providers.count)
        loads += 1
        var objects: [Int: any NSItemProviderReading] = [:]
        var left = providers.count
        let end = { [self] in
            completion(objects.sorted { $0.key < $1.key }.map(\.value))
            loads -= 1
            loadsMayHaveEnded()
        }
        if providers.isEmpty { DispatchQueue.main.async { MainActor.assumeIsolated { end() } } }
        for (index, provider) in providers.enumerated() {
            provider.loadObject(ofClass: aClass) { [self] object, _ in
                objects[index] = object
                left -= 1
                own.completedUnitCount += 1
                progress.completedUnitCount += 1
                if left == 0 { end() }
            }
        }
        return own
    }

    private func loadsMayHaveEnded() {
        guard loads == 0, let onLoaded else { return }
        self.onLoaded = nil
        onLoaded()
    }
}
