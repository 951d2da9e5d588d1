import RenderScene

/// Entry of an attached animation in the schedule.
final class ScheduledAnimation {
    /// Serial number in order of adding.
    let order: Int
    /// Valid while the animation has not ended: a layer ends its animations before it is deallocated.
    unowned(unsafe) let layer: CALayer
    /// nil once it has ended.
    var animation: AttachedAnimation?
    /// Media times; nil if it never happens (speed 0, endless, running backwards).
    private(set) var start: Double?
    private(set) var end: Double?

    init(order: Int, layer: CALayer, animation: AttachedAnimation) {
        self.order = order
        self.layer = layer
        self.animation = animation
    }

    /// Computes the times by the maps of the committed tree.
    func locate(at index: Int, by times: inout TreeTimes) {
        guard let animation, let timing = animation.timing, let begin = timing.begin else { return }
        func mediaTime(_ time: Double) -> Double? { times.mediaTime(ofLocalTime: time, at: index) }
        if let driven = animation.animation.driven {
            let interval = driven.interval
            start = mediaTime(interval.begin)
            end = interval.end.flatMap(mediaTime)
            return
        }
        if let drivenTime = animation.drivenTime {
            start = drivenTime.timeReaching(begin).flatMap(mediaTime)
            end = timing.end.flatMap(drivenTime.timeReaching).flatMap(mediaTime)
            return
        }
        start = mediaTime(begin)
        end = timing.end.flatMap(mediaTime)
    }
}
