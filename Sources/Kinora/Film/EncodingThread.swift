import CoreGraphics
import Foundation
import Headless

/// Encodes a film's frames, in order, on a thread of its own, while the caller draws the next ones.
///
/// The thread is outside virtual time, as are the threads that an encoder creates: the stage never waits for them. At most two frames
/// wait, so that memory does not grow with the film. Errors of a frame are thrown by a later call. Use from one thread at a time.
final class EncodingThread: @unchecked Sendable {
    private static let capacity = 2

    private let condition = NSCondition()
    /// Frames and the end of the film, in order. Guarded by `condition`, as is all that follows.
    private var tasks: [(any FilmEncoder) throws -> Void] = []
    private var isBusy = true
    private var isStopped = false
    private var hasEnded = false
    private var failure: (any Error)?

    /// Starts the thread, and opens the encoder on it.
    /// - Throws: What `open` throws, or `FilmError` if the system gives no thread.
    init(for target: URL, open: @escaping () throws -> any FilmEncoder) throws {
        guard RealTimeThread.start({ [self] in ended(encode(open)) }) else {
            throw FilmError.encoderFailed(target, step: "start a thread", reason: "the system has none left; end other programs")
        }
        try waitUntilDone()
    }

    /// Adds a frame; waits while two others wait.
    func append(_ image: CGImage, at index: Int) throws {
        try add(waitingBehind: Self.capacity - 1) { try $0.append(image, at: index) }
    }

    /// Completes the film of `frameCount` frames, and ends the thread.
    func finish(frameCount: Int) throws {
        try add(waitingBehind: .max) { try $0.finish(frameCount: frameCount) }
        try waitUntilDone()
        end()
    }

    /// The number of frames that wait, without the one that is being encoded.
    var waitingCount: Int {
        condition.lock()
        defer { condition.unlock() }
        return tasks.count
    }

    /// Ends the thread once its present frame is encoded, without those that wait. Does nothing the second time.
    func end() {
        condition.lock()
        isStopped = true
        tasks = []
        condition.broadcast()
        while !hasEnded { condition.wait() }
        condition.unlock()
    }

    private func add(waitingBehind count: Int, _ task: @escaping (any FilmEncoder) throws -> Void) throws {
        condition.lock()
        defer { condition.unlock() }
        while tasks.count > count, failure == nil { condition.wait() }
        if let failure { throw failure }
        tasks.append(task)
        condition.broadcast()
    }

    private func waitUntilDone() throws {
        condition.lock()
        defer { condition.unlock() }
        while isBusy || !tasks.isEmpty, failure == nil { condition.wait() }
        if let failure { throw failure }
    }

    /// The first task that waits; nil at the end.
    private func next() -> ((any FilmEncoder) throws -> Void)? {
        condition.lock()
        defer { condition.unlock() }
        isBusy = false
        condition.broadcast()
        while tasks.isEmpty, !isStopped { condition.wait() }
        guard !isStopped else { return nil }
        isBusy = true
        condition.broadcast()
        return tasks.removeFirst()
    }

    private func ended(_ failure: (any Error)?) {
        condition.lock()
        self.failure = failure
        tasks = []
        isBusy = false
        hasEnded = true
        condition.broadcast()
        condition.unlock()
    }

    /// Runs all tasks and releases the encoder; returns the error that ended it.
    private func encode(_ open: () throws -> any FilmEncoder) -> (any Error)? {
        do {
            let encoder = try open()
            while let task = next() { try task(encoder) }
            return nil
        } catch {
            return error
        }
    }
}
