import CoreGraphics
import GestureEngine

/// Decisions of the arbiter about the last touches, for inspectors: why a gesture was recognized, or was not.
@MainActor
package final class GestureJournal {
    package typealias Decision = GestureDecision

    package struct Entry {
        package let recognizer: ObjectIdentifier
        /// The recognizer's class and name, and its view's class.
        package let name: String
        package let view: String
        /// Media time.
        package let time: Double
        package let decision: Decision
    }

    /// A touch with the decisions about it, in their order.
    package struct Record {
        let touch: ObjectIdentifier
        /// Its beginning: in screen coordinates, and in media time.
        package let location: CGPoint
        package let time: Double
        package fileprivate(set) var entries: [Entry] = []
    }

    /// The last touches, oldest first.
    package private(set) var records: [Record] = []

    /// Called with each touch that begins: its location on the screen and the view that it hits.
    package var onTouch: ((CGPoint, UIView?) -> Void)?
    /// Called with each decision, once for all touches that it is about.
    package var onDecision: ((Entry) -> Void)?

    private static let mostTouches = 20
    private static let mostEntries = 200

    package init() {}

    /// The last touch that began within a distance of a point.
    package func record(near point: CGPoint, within distance: CGFloat) -> Record? {
        records.last { hypot($0.location.x - point.x, $0.location.y - point.y) <= distance }
    }

    func begin(_ touch: UITouch) {
        records.append(Record(touch: ObjectIdentifier(touch), location: touch.startLocation, time: touch.timestamp))
        if records.count > Self.mostTouches { records.removeFirst() }
        onTouch?(touch.startLocation, touch.hitView)
    }

    func note(_ decision: Decision, of recognizer: UIGestureRecognizer, about touches: [UITouch], at time: Double) {
        let entry = Entry(
            recognizer: ObjectIdentifier(recognizer), name: recognizer.journalName, view: recognizer.view.map { "\(type(of: $0))" } ?? "",
            time: time, decision: decision)
        for touch in touches {
            guard let index = records.lastIndex(where: { $0.touch == ObjectIdentifier(touch) }),
                records[index].entries.count < Self.mostEntries
            else { continue }
            records[index].entries.append(entry)
        }
        onDecision?(entry)
    }
}

extension UIGestureRecognizer {
    /// Its class, and its name if it has one.
    package final var journalName: String { "\(type(of: self))" + (name.map { " '\($0)'" } ?? "") }
}

extension UIApplication {
    /// The journal of touches; nil unless an inspector has set one.
    package var gestureJournal: GestureJournal? {
        get { UIApplication.process.touchDelivery.arbiter.journal }
        set { UIApplication.process.touchDelivery.arbiter.journal = newValue }
    }
}
