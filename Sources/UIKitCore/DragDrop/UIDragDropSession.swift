import CoreGraphics
import UIFoundation

/// A drag of items, as its source and its destinations see it.
///
/// Source: Apple, [UIDragDropSession](https://developer.apple.com/documentation/uikit/uidragdropsession).
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    /// The items, the first on top.
    var items: [UIDragItem] { get }
    /// Whether the source allows items to be moved.
    var allowsMoveOperation: Bool { get }
    /// Whether the source keeps the items to the app. All drags here stay within it.
    var isRestrictedToDraggingApplication: Bool { get }

    /// Returns the finger's location in a view, in points.
    func location(in view: UIView) -> CGPoint

    /// Returns whether an item conforms to one of the types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

    /// Returns whether an item can be loaded as an object of a class.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
    /// Returns whether an item can be loaded as a value of a type: a `String` or a `URL`.
    public func canLoadObjects<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type) -> Bool where T._ObjectiveCType: NSItemProviderReading {
        canLoadObjects(ofClass: T._ObjectiveCType.self)
    }
}

/// A drag, as its source sees it.
///
/// Source: Apple, [UIDragSession](https://developer.apple.com/documentation/uikit/uidragsession).
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// A value of the app's for the whole drag; nil for none.
    var localContext: Any? { get set }
}

/// A drag, as its destinations see it.
///
/// Differs from UIKit: no indicator appears while items are loaded. Source: Apple,
/// [UIDropSession](https://developer.apple.com/documentation/uikit/uidropsession).
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession, ProgressReporting {
    /// The drag; never nil, since all drags begin in the app.
    var localDragSession: (any UIDragSession)? { get }

    /// Loads the items of a class; the handler receives the objects, in the order of the items, in a later run-loop turn.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

extension UIDropSession {
    /// Loads the items as values of a type, `String` or `URL`; the handler receives them in the order of the items.
    @discardableResult
    public func loadObjects<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type, completion: @escaping ([T]) -> Void) -> Progress
    where T._ObjectiveCType: NSItemProviderReading {
        loadObjects(ofClass: T._ObjectiveCType.self) { objects in
            completion(
                objects.compactMap { object in
                    var value: T?
                    if let object = object as? T._ObjectiveCType { T._conditionallyBridgeFromObjectiveC(object, result: &value) }
                    return value
                })
        }
    }
}
