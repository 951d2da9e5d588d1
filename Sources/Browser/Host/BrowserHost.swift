import Display
import Findings
import Foundation
import Headless
import UIKit

/// Runs an app on a clock that follows real time, and shows its screen in browsers: the page, frames and input go through a web server on
/// a thread of its own.
///
/// The main thread runs the app: each message of the controlling client is a run-loop turn. Frames are drawn there when a client wants one
/// and something may have changed, at most `PacedHost.framesPerSecond`, and encoded on the thread of `FrameStream`.
@MainActor
final class BrowserHost: ApplicationHost {
    let settings: BrowserSettings
    private let replay: Replay?
    private(set) var host: PacedHost!
    private(set) var stream: FrameStream!
    /// Set before the stream's thread starts, and read by it too.
    nonisolated(unsafe) private var server: WebServer?
    private var isOver = false

    // Clients: `BrowserHost+Input.swift`.
    var control = ControlQueue()
    var clients: [UInt32: RequestGate.Access] = [:]
    /// The last input of each client that the app has received, with its media time.
    var inputs: [UInt32: (number: UInt32, time: Double)] = [:]
    /// The first input of each client since the last frame that changed the screen's tree.
    var effects: [UInt32: UInt32] = [:]
    /// Fingers of the controlling client that are down, at their last locations.
    var fingersDown: [Int: CGPoint] = [:]

    // Frames: `BrowserHost+Frames.swift`.
    /// The serial number of the tree of the last frame; nil if another frame may differ from it in any case.
    var drawnSerial: UInt64?
    var hasFrameTimer = false
    /// The real time before which no other frame is drawn.
    var nextFrameTime = 0.0

    // Time: `BrowserHost+Timeline.swift`.
    let history: CommitHistory
    private(set) var animations: AnimationRecorder!
    var callSites = CallSites()
    let pastRenderer = PastRenderer()
    /// The time since the start whose moment is shown; nil for the present.
    var shownTime: Double?
    /// The animations that it shows otherwise than the app had them.
    var shownAnimations = ShownAnimations()
    /// Whether the last frame was one of another moment.
    var showsPast = false
    /// The last command of a page that has no answer yet.
    var openRequest: UInt32?
    var timeline = ServerMessage.Timeline()
    /// Fingers that were lifted while another moment was shown.
    var liftedFingers: Set<Int> = []

    // Replay: `BrowserHost+Replay.swift`.
    /// Input of the app since its start.
    var log = InputLog()
    /// Its touches as intervals, the latest.
    var touchEvents = TimelineEvents()
    let tokens: (control: AccessToken, watch: AccessToken)

    // Findings: `BrowserHost+Findings.swift`.
    let findings = FindingsRecorder()
    /// The serial number of the tree whose views were noted last.
    var notedSerial: UInt64?
    /// Real seconds that the last walk over the views took.
    var noteDuration = 0.0
    var hasNoteTimer = false
    /// Questions about findings that wait for the end of the analysis that runs.
    var findingsQuestions: [(request: UInt32, client: UInt32)] = []
    var isAnalyzing = false

    // Images of the past: `BrowserHost+History.swift`.
    var hasPackingTimer = false
    /// The serial number of the tree at the last look.
    var packedSerial: UInt64?
    var isPacking = false
    /// The bytes of images that were compressed since free memory was returned.
    var packedByteCount = 0

    // State: `BrowserHost+State.swift`.
    let elements = ElementMirror()
    var hasOldElements = false
    var hasElementTimer = false
    /// Whether the Tab key moves the app's focus.
    var takesTabs = false
    var hasSendTimer = false
    /// Text for each client.
    var outboxes: [UInt32: ClientOutbox] = [:]
    var textInput = ServerMessage.TextInput()
    var announcementCount = 0
    /// The pasteboard's change that came from the client itself.
    var pastedChange: Int?
    var pasteboardCount = 0
    /// Whether the app's appearance is still to be that of the controlling page's browser.
    var followsAppearance = true

    /// - Parameter replay: What the program that started itself again has left; nil for a first start.
    init(_ settings: BrowserSettings, replay: Replay? = nil) {
        (self.settings, self.replay) = (settings, replay)
        tokens = replay.map { (AccessToken($0.controlToken), AccessToken($0.watchToken)) } ?? (AccessToken(), AccessToken())
        history = CommitHistory(memoryLimit: settings.historyBytes)
    }

    func run(_ application: UIApplication) {
        // Without, text would be drawn in other fonts.
        if let refusal = Program.refusal(ofFiles: 34) { Program.end(saying: "serve: \(refusal)", status: 3) }
        let device = fastDevice
        let date = replay.map { Date(timeIntervalSinceReferenceDate: $0.date) } ?? HeadlessHost.present
        let host = PacedHost(
            name: device.name, size: device.size, scale: device.scale, safeAreaInsets: device.insets, startingAt: date)
        self.host = host
        let (history, animations, screen) = (history, AnimationRecorder(epoch: PacedHost.mediaTime(0)), host.screen)
        self.animations = animations
        (animations.edits, animations.animatorEdits) = (replay?.edits ?? [:], replay?.animatorEdits ?? [:])
        (Environment.current.animationObserver, Environment.current.animationEditor) = (animations, animations)
        screen.context.onPublish = {
            history.add($0, of: screen, at: $0.commitTime)
            animations.note($0)
        }
        let stream = FrameStream(
            send: { [weak self] bytes, client in self?.sendFrame(bytes, to: client) ?? .gone },
            onDemand: { [weak self] in host.post { self?.scheduleFrame() } })
        self.stream = stream
        let server = listen()
        let signals = endAtSignals()
        RealTimeThread.run { stream.start() }
        application.gestureJournal = GestureJournal()
        application.touchObservers.append(findings)
        application.finishLaunching()
        application.windowScene?.showsStatusBar = true
        if let replay { `repeat`(replay) } else { announce(server) }
        host.onRest = { [weak self] in self?.didRest() }
        while !isOver { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
        host.onRest = nil
        stream.stop()
        // It waits a moment for its clients, in real time.
        RealTimeThread.run { server.stop() }
        withExtendedLifetime(signals) {}
    }

    /// The device, with 2 pixels per point unless it was chosen and where this machine is too slow for 3.
    private var fastDevice: DeviceMetrics {
        var device = settings.device
        let (width, height) = (Double(device.size.width * device.scale), Double(device.size.height * device.scale))
        guard !settings.hasOwnDevice, device.scale > 2, FrameSpeed.isTooSlow(width: width, height: height) else { return device }
        device.scale = 2
        // A program that starts itself again has the same pixels.
        setenv(BrowserSettings.scaleVariable, "2", 1)
        let line = "kinora: 2 pixels per point, because 3 are slow on this machine; --device 15 takes 3\n"
        do { try writeAll(line.utf8, to: STDERR_FILENO) } catch { exit(Program.lostOutput) }
        return device
    }

    // MARK: Server

    nonisolated private func sendFrame(_ bytes: [UInt8], to client: UInt32) -> SendResult {
        bytes.withUnsafeBytes { server?.send($0, isText: false, to: client) ?? .gone }
    }

    func sendText(_ bytes: [UInt8], to client: UInt32) -> SendResult {
        bytes.withUnsafeBytes { server?.send($0, isText: true, to: client) ?? .gone }
    }

    private func listen() -> WebServer {
        let host = host!
        let directory = ClientDirectory(stream: stream, post: { host.post($0) }) { [weak self] event in self?.handle(event) }
        do {
            let server = try makeServer(directory)
            directory.close = { [weak server] client, reason in server?.close(client, code: 1008, reason: reason) }
            self.server = server
            server.gate = RequestGate(controlToken: tokens.control, watchToken: tokens.watch, names: names, port: server.port)
            return server
        } catch {
            let reason = String(cString: strerror(error.code))
            let remedy =
                switch error.code {
                case EADDRINUSE: "stop the program that uses it, or leave out --port for a free one"
                case EACCES: "ports below 1024 need rights; take a higher one"
                case EADDRNOTAVAIL: "--host takes an address of this machine, or 0.0.0.0 for all of them"
                default: "choose another --host or --port"
                }
            Program.end(saying: "serve: cannot listen on \(settings.address):\(settings.port): \(reason); \(remedy)", status: 3)
        }
    }

    /// Makes the server on a thread outside virtual time: those that it starts are outside too.
    private func makeServer(_ directory: ClientDirectory) throws(WebServer.ListenError) -> WebServer {
        // Written before `run` returns.
        nonisolated(unsafe) var result: Result<WebServer, WebServer.ListenError> = .failure(WebServer.ListenError(code: EAGAIN))
        RealTimeThread.run { [settings] in
            result = Result { () throws(WebServer.ListenError) in
                try WebServer(address: settings.address, port: settings.port, title: settings.title, events: directory)
            }
        }
        return try result.get()
    }

    /// Prints the address, with the token, to standard output; the rest is on standard error. A program that cannot ends: its
    /// address would stay unknown.
    private func announce(_ server: WebServer) {
        let (control, watch, own) = (tokens.control, tokens.watch, ownNames)
        let shown = shownName
        do { try writeAll((url(shown, control) + "\n").utf8, to: STDOUT_FILENO) } catch {
            Program.end(saying: "serve: standard output cannot be written: \(error); the address goes there", status: Program.lostOutput)
        }
        var lines = ["kinora: serving \(settings.title); open the address above in a browser; ctrl-C ends it"]
        lines.append("kinora: to watch only: \(url(shown, watch))")
        if !settings.isLoopback {
            lines.append("kinora: warning: everyone in the network who has the address controls the app; the connection is not encrypted")
            for name in own.dropFirst() { lines.append("kinora: also at \(url(name, control))") }
            if let code = QRCode(url(shown, control)) { lines.append("kinora: for a phone in the same network:\n\n" + code.text) }
        }
        do { try writeAll((lines.joined(separator: "\n") + "\n").utf8, to: STDERR_FILENO) } catch { exit(Program.lostOutput) }
    }

    /// Names of this machine in the network at which the server listens.
    private var ownNames: [String] {
        settings.address == "0.0.0.0" ? LocalAddress.all : settings.isLoopback ? [] : [settings.address]
    }

    private var names: [String] { ["127.0.0.1", "localhost"] + ownNames + (settings.isLoopback ? [settings.address] : []) }

    /// The name in the first address.
    private var shownName: String { ownNames.first ?? (settings.isLoopback ? settings.address : "127.0.0.1") }

    var serverPort: Int { server?.port ?? 0 }

    private func url(_ name: String, _ token: AccessToken) -> String { "http://\(name):\(serverPort)/?token=\(token.text)" }

    /// The addresses for a client to share: one that only watches gets no other.
    func addresses(for client: UInt32) -> ServerMessage.Addresses {
        let mayControl = clients[client] == .control
        return ServerMessage.Addresses(
            control: mayControl ? ServerMessage.Addresses.Address(url(shownName, tokens.control)) : nil,
            watch: ServerMessage.Addresses.Address(url(shownName, tokens.watch)), isLoopback: settings.isLoopback)
    }

    /// Offers a file to pages; see `WebServer.offer`.
    func offer(_ bytes: [UInt8], type: String) -> String { server?.offer(bytes, type: type) ?? "" }

    /// Closes all connections with a code and a reason, and stops the server and the stream.
    func endConnections(code: Int32, reason: String) {
        host.onRest = nil
        stream.stop()
        for client in clients.keys { server?.close(client, code: code, reason: reason) }
        RealTimeThread.run { [self] in server?.stop() }
    }

    // MARK: End

    /// SIGINT and SIGTERM end the app. If it does not end by itself, the process ends.
    private func endAtSignals() -> [any DispatchSourceSignal] {
        [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { [weak self] in
                // On the main queue, so that its run loop returns.
                DispatchQueue.main.async { MainActor.assumeIsolated { self?.isOver = true } }
                _ = RealTimeThread.start { @Sendable in
                    usleep(800_000)
                    _exit(0)
                }
            }
            source.resume()
            return source
        }
    }
}
