import Display
import Headless
import Rendering

// When frames are drawn: after work that may have changed something, and at each frame interval while something moves, if a client can
// take a frame.
extension BrowserHost {
    private var frameInterval: Double { 1 / Double(host.framesPerSecond) }

    /// All that was due has run.
    func didRest() {
        hasOldElements = true
        // A pause waits for the moments that are still due; an app that is always late would never answer while time goes on.
        if !host.isLate || host.speed > 0 { answerTimeline() }
        scheduleFrame()
        updateShown()
        scheduleNotes()
        schedulePacking()
    }

    /// Whether another frame may differ from the last one.
    private var mayHaveChanged: Bool { drawnSerial != host.screen.context.tree.serial }

    /// Draws a frame now or when the next is due, if there may be something new and a client can take it.
    func scheduleFrame() {
        guard shownTime == nil, mayHaveChanged, !hasFrameTimer, stream.isFrameWanted() else { return }
        let delay = nextFrameTime - host.realTime
        // A frame that is nearly due is drawn at once: it may show a touch.
        if delay < frameInterval / 2 { return drawFrame() }
        hasFrameTimer = true
        host.after(delay) { [self] in
            hasFrameTimer = false
            if shownTime == nil, stream.isFrameWanted() { drawFrame() }
        }
    }

    /// Draws the frame of the present, or of the moment that is shown instead.
    ///
    /// - Parameter isForced: Whether clients get a message though nothing has changed.
    func drawFrame(isForced: Bool = false) {
        if let shownTime { return drawPast(shownTime) }
        let (time, real, screen) = (host.now, host.realTime, host.screen)
        // Frames at a steady rate are due at multiples of the interval.
        let isSteady = abs(nextFrameTime - real) < frameInterval
        nextFrameTime = (isSteady ? nextFrameTime : real) + frameInterval
        let mediaTime = PacedHost.mediaTime(time)
        var changed = screen.drawChanges(at: mediaTime)
        screen.withPixels { pixels, width, height in
            if showsPast { changed = [PixelRect(x: 0, y: 0, width: width, height: height)] }
            stream.submit(
                pixels, width: width, height: height, scale: Double(screen.scale), changed: changed, time: time, isForced: isForced,
                inputs: inputs, effects: effects)
        }
        effects = [:]
        showsPast = false
        drawnSerial = screen.isStill(at: mediaTime) ? screen.context.tree.serial : nil
        scheduleFrame()
    }

    private func drawPast(_ time: Double) {
        guard pastRenderer.draw(history, at: PacedHost.mediaTime(time), as: animationFilter) else { return }
        pastRenderer.withPixels { pixels, width, height in
            stream.submit(
                pixels, width: width, height: height, scale: Double(host.screen.scale),
                changed: [PixelRect(x: 0, y: 0, width: width, height: height)], time: time, isForced: true, inputs: inputs)
        }
        showsPast = true
    }
}
