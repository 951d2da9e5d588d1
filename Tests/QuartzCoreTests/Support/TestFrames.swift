import RenderScene

/// A host that only counts requests.
final class TestFrames: FrameSource {
    let framesPerSecond = 60
    var needsTicks = false
    var commitRequests = 0

    func setNeedsTicks(_ needsTicks: Bool) { self.needsTicks = needsTicks }
    func setNeedsCommit() { commitRequests += 1 }
}
