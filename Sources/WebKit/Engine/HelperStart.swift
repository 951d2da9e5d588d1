import CWebHelper
import Foundation
import Synchronization

/// The start of a helper, on a thread, since its program may have to be compiled.
final class HelperStart: Sendable {
    private struct Started {
        let path: String
        let time: Double
    }

    /// The program that was started; nil before.
    private let started = Mutex<Started?>(nil)

    /// Seconds after which a program that gives no sign of life is ended, about.
    private static let patience = 14.0

    /// Gives `socket` to the helper, or answers through it with the reason why there is none.
    func begin(scale: Int, folder: String, socket: Int32) {
        Thread.detachNewThread { [self] in
            let sentence: String
            do {
                let program = try HelperProgram.find()
                try FileManager.default.createDirectory(
                    atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
                started.withLock { $0 = Started(path: program.path, time: kinora_web_seconds()) }
                if kinora_web_spawn(program.descriptor, program.path, String(scale), folder, socket) >= 0 { return }
                sentence = "the web helper \(program.path) is no program that runs here: \(String(cString: strerror(errno)))"
            } catch let error as HelperProgram.Unavailable {
                sentence = error.sentence
            } catch {
                sentence = "there is no temporary folder for the web helper: \(error)"
            }
            Self.refuse(sentence, socket)
        }
    }

    // MARK: Programs that are no helper

    /// The sentence about a program that has ended before it was ready.
    var endedEarly: String {
        let started = started.withLock { $0 }
        let isSilent = started.map { kinora_web_seconds() - $0.time > Self.patience } ?? false
        return sentence(isSilent ? "has given no sign of life for 15 seconds, and was ended" : "has ended before it was ready")
    }

    /// The sentence about a program that sends something else.
    var speaksOtherwise: String { sentence("does not send what a web helper sends") }

    func isOfVersion(_ version: Int) -> String {
        sentence("speaks version \(version) of the protocol, and version \(kinora_web_protocol_version) is needed")
    }

    private func sentence(_ fault: String) -> String {
        let remedy =
            HelperProgram.given == nil
            ? "KINORA_WEB_MESSAGES=1 shows what it says"
            : "KINORA_WEB_HELPER is to name one that was compiled from Sources/CWebHelper/Helper of this version"
        return "the web helper \(started.withLock { $0?.path } ?? "") \(fault); \(remedy)"
    }

    /// The message with which a helper that cannot run begins.
    private static func refuse(_ sentence: String, _ socket: Int32) {
        var writer = MessageWriter(kinora_web_request(KINORA_WEB_READY.rawValue), view: 0)
        writer.number(0)
        writer.number(0)
        writer.text(sentence)
        _ = writer.finished().withUnsafeBytes { kinora_web_send(socket, $0.baseAddress, $0.count) }
        // Open until the app has read it: requests of the app would fail first.
        shutdown(socket, Int32(SHUT_WR))
        var rest = [UInt8](repeating: 0, count: 4096)
        var isOpen = true
        while isOpen {
            var incoming = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
            poll(&incoming, 1, -1)
            var descriptor: Int32 = -1
            isOpen = kinora_web_receive(socket, &rest, rest.count, &descriptor) >= 0
            if descriptor >= 0 { close(descriptor) }
        }
        close(socket)
    }
}
