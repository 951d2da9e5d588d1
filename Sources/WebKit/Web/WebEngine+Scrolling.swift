import CWebHelper
import Foundation
import QuartzCore

/// The motion of a scroll view, from which the page's next pixels are predicted.
struct ScrollLead {
    private var last: (time: Double, x: Double, y: Double)?
    private(set) var velocity = (x: 0.0, y: 0.0)
    /// Whether the end of the motion will be noticed.
    var isObserved = false

    mutating func move(to x: Double, _ y: Double, at time: Double) {
        guard let last else { return self.last = (time, x, y) }
        let duration = time - last.time
        // Several layouts of one run-loop turn.
        guard duration > 0.001 else { return }
        self.last = (time, x, y)
        // A jump is no motion.
        let isMotion = duration < 0.1 && abs(x - last.x) < 500 && abs(y - last.y) < 500
        velocity = isMotion ? ((x - last.x) / duration, (y - last.y) / duration) : (0, 0)
    }

    mutating func rest() {
        velocity = (0, 0)
        last = nil
    }
}

extension WebEngine {
    /// Seconds from a request to the frame that answers it.
    private static let latency = 0.06

    /// Asks for pixels at the scroll view's offset; ahead of it while it moves in real time.
    func scrolled() {
        let scrollView = view.scrollView
        if scrollView.isDragging { view.content.cancelTouches() }
        let inset = scrollView.adjustedContentInset
        let (x, y) = (Double(scrollView.contentOffset.x + inset.left), Double(scrollView.contentOffset.y + inset.top))
        if !ExternalWork.isAwaited { motion.move(to: x, y, at: CACurrentMediaTime()) }
        let reach = (x: Double(visibleSize.width) / 2, y: Double(visibleSize.height) / 2)
        let lead = (
            x: min(max(motion.velocity.x * Self.latency, -reach.x), reach.x),
            y: min(max(motion.velocity.y * Self.latency, -reach.y), reach.y)
        )
        let limit = (
            x: max(0, Double(pageSize.width - visibleSize.width)), y: max(0, Double(pageSize.height - visibleSize.height))
        )
        let target = (x: min(max(x + lead.x, 0), limit.x).rounded(), y: min(max(y + lead.y, 0), limit.y).rounded())
        if lead != (0, 0) { scrollAtRest() }
        guard target != requestedOffset else { return }
        requestedOffset = target
        ask(target)
    }

    /// Asks for pixels at the offset itself once the scroll view is at rest.
    private func scrollAtRest() {
        guard !motion.isObserved else { return }
        motion.isObserved = true
        MediaTimer(after: 0.1, name: "a web page's scroll") { [weak self] in
            MainActor.assumeIsolated {
                self?.motion.isObserved = false
                self?.scrolled()
            }
        }
        .start()
    }

    /// Has the page answer with a frame that shows the effects of everything before.
    func synchronize() { ask((-1, -1)) }

    private func ask(_ offset: (x: Double, y: Double)) {
        if serial == answeredSerial { serialTime = kinora_web_seconds() }
        serial &+= 1
        let serial = serial
        send(KINORA_WEB_SCROLL) { writer in
            writer.double(offset.x)
            writer.double(offset.y)
            writer.number(serial)
        }
        if offset.x >= 0 { offsetSerial = serial }
    }

    /// A new page is at its top.
    func pageBegins() {
        requestedOffset = (0, 0)
        motion.rest()
        let inset = view.scrollView.adjustedContentInset
        view.scrollView.contentOffset = CGPoint(x: -inset.left, y: -inset.top)
    }

    func receivePageSize(_ reader: inout MessageReader) {
        let (width, height, color) = (reader.double(), reader.double(), reader.text())
        guard width >= 0, height >= 0, width < 1e7, height < 1e7 else { return }
        view.pageColor = CSSColor.read(color).map { $0 ?? .clear }
        let size = CGSize(width: width, height: height)
        guard size != pageSize else { return }
        pageSize = size
        view.content.frame = CGRect(origin: .zero, size: size)
        view.scrollView.contentSize = size
    }

    /// The page has scrolled itself. An offset that the page has not seen yet replaces the page's.
    func receiveScroll(_ reader: inout MessageReader) {
        let (x, y, known) = (reader.double(), reader.double(), reader.number())
        guard known == offsetSerial else { return }
        let scrollView = view.scrollView
        guard !scrollView.isDragging, !scrollView.isDecelerating, abs(x) < 1e7, abs(y) < 1e7 else { return }
        requestedOffset = (x, y)
        let inset = scrollView.adjustedContentInset
        scrollView.contentOffset = CGPoint(x: x - Double(inset.left), y: y - Double(inset.top))
    }

    /// Longest page, in visible parts, whose pixels are fetched ahead: a longer one keeps its process busy for too long.
    private static let longestAhead = 6.0

    /// Fetches the pixels outside the visible part, once for each load, in real time alone.
    func askForPageIfNeeded() {
        guard asksForPage, serial == answeredSerial, !ExternalWork.isAwaited else { return }
        asksForPage = false
        guard pageSize.height > visibleSize.height, pageSize.width <= visibleSize.width + 1,
            Double(pageSize.height) <= Self.longestAhead * Double(visibleSize.height)
        else { return }
        snapshot(whole: true) { [weak self] surface in
            guard let self, let surface else { return }
            tiles.showBehind(surface.pixels, size: surface.size, isOpaque: false)
        }
    }

    /// Asks for an image of the visible part, or of the whole page.
    func snapshot(whole: Bool, _ completion: @escaping (PageSurface?) -> Void) {
        let connection = connected()
        let isOpaque = view.isOpaque
        lastEvaluation += 1
        let evaluation = lastEvaluation
        openEvaluations[evaluation] = kinora_web_seconds()
        connection.ask(KINORA_WEB_TAKE_SNAPSHOT, view: number) { writer in
            writer.flag(whole)
            writer.flag(!isOpaque)
        } answer: { [weak self] reader in
            self?.openEvaluations[evaluation] = nil
            guard var fields = reader else { return completion(nil) }
            let (width, height, row) = (fields.integer(), fields.integer(), fields.integer())
            let descriptor = fields.takeDescriptor()
            reader = fields
            completion(descriptor.flatMap { PageSurface(descriptor: $0, width: width, height: height, bytesPerRow: row) })
        }
    }
}
