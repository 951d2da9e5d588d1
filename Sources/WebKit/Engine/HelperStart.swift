import CWebHelper
import CoreGraphics
import Foundation

/// Starts the helper on a thread, since its program may have to be compiled.
enum HelperStart {
    /// Gives `socket` to the helper, or answers through it with the reason why there is none.
    static func begin(scale: Int, folder: String, socket: Int32) {
        Thread.detachNewThread {
            let sentence: String
            do {
                let program = try HelperProgram.path()
                try FileManager.default.createDirectory(
                    atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
                guard FileManager.default.isExecutableFile(atPath: program) else {
                    return refuse("the web helper \(program) is no program", socket)
                }
                if kinora_web_spawn(program, String(scale), folder, socket) >= 0 { return }
                // The socket is closed, which the app notices.
                Diagnostics.standardError("\(program) does not start (error \(errno))")
                return
            } catch let error as HelperProgram.Unavailable {
                sentence = error.sentence
            } catch {
                sentence = "there is no temporary folder for the web helper: \(error)"
            }
            refuse(sentence, socket)
        }
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
