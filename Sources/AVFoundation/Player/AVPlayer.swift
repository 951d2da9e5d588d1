import CoreMedia
import DeviceServices
import UIKit

/// Plays media: silent, and without images here; the time runs on the clock, which a stage advances.
///
/// Positions, rates, notifications and observers of times are those of iOS. Source: Apple,
/// [AVPlayer](https://developer.apple.com/documentation/avfoundation/avplayer).
open class AVPlayer: NSObject, @unchecked Sendable {
    /// Whether a player can play.
    public enum Status: Int, Sendable {
        /// There was no item yet.
        case unknown
        /// It can.
        case readyToPlay
        /// It cannot.
        case failed
    }

    /// Whether a player plays.
    public enum TimeControlStatus: Int, Sendable {
        /// It rests.
        case paused
        /// It waits for its item.
        case waitingToPlayAtSpecifiedRate
        /// It plays.
        case playing
    }

    /// The reaction of a player to the end of an item.
    public enum ActionAtItemEnd: Int, Sendable {
        /// It goes on with the next item; for queues.
        case advance
        /// It rests at the end.
        case pause
        /// Its rate stays.
        case none
    }

    private var wantedRate: Float = 0
    private var endTimer: Timer?
    private var observers: [TimeObserver] = []
    private var item: AVPlayerItem?

    /// Creates a player without an item.
    public override init() { super.init() }

    /// Creates a player of a file.
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

    /// Creates a player of an item; nil for none.
    public init(playerItem item: AVPlayerItem?) {
        super.init()
        take(item)
    }

    deinit { endTimer?.invalidate() }

    /// The item; nil for none.
    open var currentItem: AVPlayerItem? { item }
    /// Ready once there was an item.
    open private(set) var status = Status.unknown
    /// nil: errors are those of the item.
    open var error: (any Error)? { nil }
    /// The loudness of the app, from 0 to 1; all is silent.
    open var volume: Float = 1
    /// Whether the sound is off.
    open var isMuted = false
    /// The reaction to the end of an item; a pause by default.
    open var actionAtItemEnd = ActionAtItemEnd.pause
    /// Whether the player waits for data.
    open var automaticallyWaitsToMinimizeStalling = true
    /// Whether the screen stays on while a video plays.
    open var preventsDisplaySleepDuringVideoPlayback = true
    /// Whether the video may show on other screens.
    open var allowsExternalPlayback = true

    /// Seconds of the medium per second; 0 is a pause.
    open var rate: Float {
        get { wantedRate }
        set {
            setRate(newValue.isFinite ? max(newValue, 0) : 0)
            update()
        }
    }

    private func setRate(_ rate: Float) {
        guard rate != wantedRate else { return }
        changingTimeControl { _changing("rate") { wantedRate = rate } }
    }

    /// Runs a change after which the player may play or rest, and notifies observers if it does.
    private func changingTimeControl(_ change: () -> Void) {
        let key = "timeControlStatus"
        let old = timeControlStatus
        _willSet(key)
        change()
        if timeControlStatus == old { _abandonChange(key) } else { _didSet(key) }
    }

    /// Whether the player plays.
    open var timeControlStatus: TimeControlStatus {
        wantedRate == 0 ? .paused : item?.status == .readyToPlay ? .playing : .waitingToPlayAtSpecifiedRate
    }

    /// Plays at the rate 1.
    open func play() { rate = 1 }
    /// Rests.
    open func pause() { rate = 0 }
    /// Plays at once at a rate.
    open func playImmediately(atRate rate: Float) { self.rate = rate }

    /// Plays another item; nil for none.
    open func replaceCurrentItem(with item: AVPlayerItem?) {
        guard item !== self.item else { return }
        take(item)
    }

    func take(_ new: AVPlayerItem?) {
        if let item {
            item.clock.setRate(0)
            item.player = nil
        }
        changingTimeControl {
            _changing("currentItem") { item = new }
            new?.player = self
            new?.prepare()
        }
        if new != nil, status != .readyToPlay { _changing("status") { status = .readyToPlay } }
        update()
    }

    // MARK: Time

    /// Returns the position in the item; 0 without one.
    open func currentTime() -> CMTime { item?.currentTime() ?? .zero }

    /// Moves the position.
    open func seek(to time: CMTime) { item?.seek(to: time) }

    /// Moves the position; the handler is called with true in the next run-loop turn.
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
        guard let item else { return DeviceServices.later { completionHandler(false) } }
        item.seek(to: time, completionHandler: completionHandler)
    }

    /// Moves the position; it is always exact.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { item?.seek(to: time) }

    /// Moves the position; it is always exact.
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void
    ) { seek(to: time, completionHandler: completionHandler) }

    func itemDidChange() { update() }

    private func update() {
        endTimer?.invalidate()
        endTimer = nil
        defer { for observer in observers { observer.update(self) } }
        guard let item, item.status == .readyToPlay else { return }
        item.clock.move(to: item.position, rate: Double(wantedRate))
        guard wantedRate > 0 else { return }
        endTimer = DeviceServices.timer(after: (item.end - item.position) / Double(wantedRate)) { [weak self, weak item] in
            if let self, let item { didEnd(item) }
        }
    }

    func didEnd(_ ended: AVPlayerItem) {
        guard ended === item else { return }
        endTimer = nil
        ended.clock.move(to: ended.end, rate: 0)
        if actionAtItemEnd == .pause { setRate(0) }
        for observer in observers { observer.update(self) }
        NotificationCenter.default.post(name: AVPlayerItem.didPlayToEndTimeNotification, object: ended)
    }

    /// Calls a closure at each interval of the medium's time while the player plays, and when it begins, ends or jumps.
    ///
    /// - Returns: An object that ends the calls by `removeTimeObserver(_:)`.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
    ) -> Any {
        let observer = TimeObserver(interval: max(interval.isNumeric ? interval.seconds : 1, 0.001), times: nil) { block($0) }
        observers.append(observer)
        observer.update(self)
        return observer
    }

    /// Calls a closure when the position passes times, each an `NSValue` or a `CMTime`.
    open func addBoundaryTimeObserver(forTimes times: [CMTime], queue: DispatchQueue?, using block: @escaping () -> Void) -> Any {
        let observer = TimeObserver(interval: 0, times: times.map(\.seconds).sorted()) { _ in block() }
        observers.append(observer)
        observer.update(self)
        return observer
    }

    /// Ends the calls of an observer.
    open func removeTimeObserver(_ observer: Any) {
        guard let observer = observer as? TimeObserver else { return }
        observer.end()
        observers.removeAll { $0 === observer }
    }
}

/// Calls a closure at times of a player's medium.
final class TimeObserver {
    private let interval: Double
    private let times: [Double]?
    private let action: (CMTime) -> Void
    private var timer: Timer?

    init(interval: Double, times: [Double]?, _ action: @escaping (CMTime) -> Void) {
        (self.interval, self.times, self.action) = (interval, times, action)
    }

    deinit { timer?.invalidate() }

    func end() {
        timer?.invalidate()
        timer = nil
    }

    /// Called at a change of the rate, the position or the item.
    func update(_ player: AVPlayer) {
        if times == nil { action(player.currentTime()) }
        schedule(player)
    }

    private func schedule(_ player: AVPlayer) {
        end()
        guard player.timeControlStatus == .playing, let item = player.currentItem, player.rate > 0 else { return }
        let position = item.position
        let next: Double
        if let times {
            guard let found = times.first(where: { $0 > position + 1e-6 }) else { return }
            next = found
        } else {
            next = ((position / interval + 1e-6).rounded(.down) + 1) * interval
        }
        guard next <= item.end else { return }
        timer = DeviceServices.timer(after: (next - position) / Double(player.rate)) { [weak self, weak player] in
            guard let self, let player else { return }
            action(player.currentTime())
            schedule(player)
        }
    }
}
