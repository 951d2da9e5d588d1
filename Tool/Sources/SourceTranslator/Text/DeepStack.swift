internal import Glibc

/// Runs code on a thread whose stack holds the recursion that `NestingCheck` lets through.
///
/// Measured with Swift 6.3: the parser takes at most 9.5 KB for a token of an expression (of generic types), and 4,000 tokens may nest.
enum DeepStack {
    private static let size = 128 << 20

    private final class Entry {
        let body: () -> Void

        init(_ body: @escaping () -> Void) { self.body = body }
    }

    static func run<Result>(_ body: () -> Result) -> Result {
        withoutActuallyEscaping(body) { body in
            var result: Result?
            let entry = Entry { result = body() }
            var attributes = pthread_attr_t()
            pthread_attr_init(&attributes)
            pthread_attr_setstacksize(&attributes, size)
            var thread = pthread_t()
            let status = pthread_create(
                &thread, &attributes,
                { pointer in
                    if let pointer { Unmanaged<Entry>.fromOpaque(pointer).takeUnretainedValue().body() }
                    return nil
                }, Unmanaged.passUnretained(entry).toOpaque())
            pthread_attr_destroy(&attributes)
            if status == 0 { pthread_join(thread, nil) }
            // Without memory for a thread the code runs on this one's stack, which holds what sources usually have.
            return withExtendedLifetime(entry) { result ?? body() }
        }
    }
}
