import RenderScene

/// The end of a driver's run, an event of the schedule at a time of the layer in whose time the driver runs.
///
/// It comes when the layer reaches that time, whatever drives, pauses or retimes the layer meanwhile, and at the next commit if the layer
/// has left its window.
final class DriverEnd {
    weak var layer: CALayer?
    /// In the layer's time.
    let time: Double
    private var action: (() -> Void)?
    /// Serial number among the animations of the schedule; nil until the next commit.
    var order: Int?
    /// Nil while the layer never reaches the time.
    private(set) var mediaTime: Double?

    init(at time: Double, of layer: CALayer?, action: @escaping () -> Void) {
        self.time = time
        self.layer = layer
        self.action = action
    }

    /// Whether it neither came nor was cancelled.
    var isPending: Bool { action != nil }

    func cancel() { action = nil }

    /// Queues the action. Does nothing the second time, or if it is cancelled before the queue runs.
    func come(in queue: CallbackQueue) {
        queue.add { [self] in
            let due = action
            action = nil
            due?()
        }
    }

    /// Computes the media time by the maps of the committed tree.
    func locate(at index: Int?, by times: inout TreeTimes) {
        mediaTime = index.flatMap { times.mediaTime(ofLocalTime: time, at: $0) }
    }
}
