internal import Glibc
internal import Synchronization

/// Runs code on a thread whose stack holds the recursion that `NestingCheck` lets through.
///
/// Measured with Swift 6.3: the parser takes at most 9.5 KB for a token of an expression (of generic types), and 4,000 tokens may nest.
public enum DeepStack {
    private static let size = 128 << 20
    /// Bytes that may be in use of such a stack for more code to run on it.
    private static let shallowSize = 1 << 20

    private final class Entry {
        let body: () -> Void

        init(_ body: @escaping () -> Void) { self.body = body }
    }

    /// Holds for each such thread where its stack begins.
    private static let beginning: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// Near the end of the stack in use.
    private static var position: Int { withUnsafePointer(to: 0) { Int(bitPattern: $0) } }

    /// Whether this thread's stack is such a one, and nearly empty.
    private static var isHere: Bool {
        guard let start = pthread_getspecific(beginning) else { return false }
        return Int(bitPattern: start) - position < shallowSize
    }

    static func run<Result>(_ body: () -> Result) -> Result {
        if isHere { return body() }
        return withoutActuallyEscaping(body) { body in
            var result: Result?
            let entry = Entry { result = body() }
            let thread = start(entry)
            if let thread { pthread_join(thread, nil) }
            // Without memory for a thread the code runs on this one's stack, which holds what sources usually have.
            return withExtendedLifetime(entry) { result ?? body() }
        }
    }

    /// Starts a thread; nil if there is no memory for one. The entry must live until it ends.
    private static func start(_ entry: Entry) -> pthread_t? {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        pthread_attr_setstacksize(&attributes, size)
        var thread = pthread_t()
        let status = pthread_create(
            &thread, &attributes,
            { pointer in
                pthread_setspecific(DeepStack.beginning, UnsafeMutableRawPointer(bitPattern: DeepStack.position))
                if let pointer { Unmanaged<Entry>.fromOpaque(pointer).takeUnretainedValue().body() }
                return nil
            }, Unmanaged.passUnretained(entry).toOpaque())
        pthread_attr_destroy(&attributes)
        return status == 0 ? thread : nil
    }

    /// Calls a closure with each number below a count on such threads, one for each processor, and returns when all calls have.
    ///
    /// Sources that are parsed in them need no threads of their own.
    public static func concurrentPerform(iterations: Int, _ body: @Sendable (Int) -> Void) {
        let next = Atomic(0)
        func work() {
            while true {
                let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
                guard index < iterations else { return }
                body(index)
            }
        }
        let count = min(max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1), iterations)
        withoutActuallyEscaping(work) { work in
            let entry = Entry(work)
            let threads = (0..<max(count, 0)).compactMap { _ in start(entry) }
            for thread in threads { pthread_join(thread, nil) }
            // The rest, if no thread could be started.
            withExtendedLifetime(entry) { work() }
        }
    }
}
