import CoreMedia
import UIKit

/// Plays items in sequence.
///
/// Source: Apple, [AVQueuePlayer](https://developer.apple.com/documentation/avfoundation/avqueueplayer).
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    private var queue: [AVPlayerItem] = []
    weak var looper: AVPlayerLooper?

    /// Creates a player without items.
    public override init() {
        super.init()
        actionAtItemEnd = .advance
    }

    /// Creates a player of items.
    public convenience init(items: [AVPlayerItem]) {
        self.init()
        queue = items
        take(items.first)
    }

    /// Creates a player of one item; nil for none.
    public override convenience init(playerItem item: AVPlayerItem?) { self.init(items: item.map { [$0] } ?? []) }

    /// Returns the items that play or wait.
    open func items() -> [AVPlayerItem] { queue }

    /// Returns whether an item can be inserted: whether it is not in the queue.
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { !queue.contains { $0 === item } }

    /// Inserts an item after another; nil for the end.
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        guard canInsert(item, after: afterItem) else { return }
        let position = afterItem.flatMap { other in queue.firstIndex { $0 === other } }.map { $0 + 1 } ?? queue.count
        queue.insert(item, at: position)
        if currentItem == nil { take(queue.first) }
    }

    /// Removes an item; the current one ends.
    open func remove(_ item: AVPlayerItem) {
        queue.removeAll { $0 === item }
        if item === currentItem { take(queue.first) }
    }

    /// Removes all items.
    open func removeAllItems() {
        queue = []
        take(nil)
    }

    /// Ends the current item and plays the next.
    open func advanceToNextItem() {
        guard !queue.isEmpty else { return }
        queue.removeFirst()
        take(queue.first)
    }

    /// Plays one item, in place of the current one.
    open override func replaceCurrentItem(with item: AVPlayerItem?) {
        if !queue.isEmpty { queue.removeFirst() }
        if let item { queue.insert(item, at: 0) }
        super.replaceCurrentItem(with: item)
    }

    override func didEnd(_ ended: AVPlayerItem) {
        super.didEnd(ended)
        guard actionAtItemEnd == .advance, ended === currentItem else { return }
        looper?.willAdvance()
        advanceToNextItem()
        looper?.didAdvance()
    }
}

/// Plays an item again and again.
///
/// Source: Apple, [AVPlayerLooper](https://developer.apple.com/documentation/avfoundation/avplayerlooper).
open class AVPlayerLooper: NSObject, @unchecked Sendable {
    /// Whether a looper loops.
    public enum Status: Int, Sendable {
        /// Not begun.
        case unknown
        /// It loops.
        case ready
        /// It cannot.
        case failed
        /// It was ended.
        case cancelled
    }

    private weak var player: AVQueuePlayer?
    private let template: AVPlayerItem
    /// Whether the looper loops.
    open private(set) var status = Status.ready
    /// The number of finished loops.
    open private(set) var loopCount = 0

    /// Fills the player with copies of an item, of which it plays a part.
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange = .invalid) {
        (self.player, template) = (player, itemToLoop)
        super.init()
        start = loopRange.isValid ? loopRange.start : .zero
        if loopRange.isValid, loopRange.end.isNumeric { template.forwardPlaybackEndTime = loopRange.end }
        player.removeAllItems()
        player.looper = self
        for _ in 0..<3 { append() }
        player.currentItem?.seek(to: start)
    }

    private var start = CMTime.zero

    /// The copies that play or wait.
    open var loopingPlayerItems: [AVPlayerItem] { player?.items() ?? [] }

    /// Ends after the current loop.
    open func disableLooping() { status = .cancelled }

    private func append() {
        guard let player, let item = template.copy() as? AVPlayerItem else { return }
        player.insert(item, after: nil)
    }

    func willAdvance() {
        loopCount += 1
        guard status == .ready else {
            for item in player?.items().dropFirst() ?? [] { player?.remove(item) }
            return
        }
        append()
    }

    func didAdvance() { if start != .zero { player?.currentItem?.seek(to: start) } }
}
