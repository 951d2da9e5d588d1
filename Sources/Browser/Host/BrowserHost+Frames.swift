import Display

// When frames are drawn: after a turn that may have changed something, and at each frame interval while something moves, if a client can
// take a frame.
extension BrowserHost {
    private var frameInterval: Double { 1 / Double(host.framesPerSecond) }

    func didEndRunLoopTurn() {
        mayHaveChanged = true
        hasOldElements = true
        scheduleFrame()
        updateShown()
    }

    /// Draws a frame now or when the next is due, if there may be something new and a client can take it.
    func scheduleFrame() {
        guard mayHaveChanged, !hasFrameTimer, stream.isFrameWanted() else { return }
        let delay = nextFrameTime - host.now
        // A frame that is nearly due is drawn at once: it may show a touch.
        if delay < frameInterval / 2 { return showFrame() }
        hasFrameTimer = true
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
            MainActor.assumeIsolated { [self] in
                hasFrameTimer = false
                if stream.isFrameWanted() { showFrame() }
            }
        }
    }

    private func showFrame() {
        let (time, screen) = (host.now, host.screen!)
        // Frames at a steady rate are due at multiples of the interval.
        let isSteady = abs(nextFrameTime - time) < frameInterval
        nextFrameTime = (isSteady ? nextFrameTime : time) + frameInterval
        let changed = screen.drawChanges(at: time)
        screen.withPixels { pixels, width, height in
            stream.submit(
                pixels, width: width, height: height, scale: Double(screen.scale), changed: changed, time: time, inputs: inputs)
        }
        mayHaveChanged = !screen.isStill(at: time)
        scheduleFrame()
    }
}
