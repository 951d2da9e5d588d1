import CoreGraphics

/// Functions of the C library: this process's, which virtual time replaces, and glibc's own.
enum CLibrary {
    private nonisolated(unsafe) static let glibc = dlopen("libc.so.6", RTLD_NOW)

    /// A function of glibc itself, as a pointer of the given C type.
    static func real<Function>(_ name: String, as type: Function.Type) -> Function {
        unsafeBitCast(dlsym(glibc, name), to: type)
    }

    /// The result of a function that sets `errno`.
    struct Answer: Equatable {
        let result: Int
        let error: Int32
    }

    static func answer(_ call: () -> Int32) -> Answer {
        errno = 0
        let result = call()
        return Answer(result: Int(result), error: errno)
    }
}

typealias Pointer = UnsafeRawPointer?
typealias Sleep = @convention(c) (Int32, Int32, Pointer, Pointer) -> Int32
typealias Nap = @convention(c) (Pointer, Pointer) -> Int32
typealias TimerSet = @convention(c) (Int32, Int32, Pointer, Pointer) -> Int32
typealias TimerGet = @convention(c) (Int32, Pointer) -> Int32
typealias ConditionWait = @convention(c) (Pointer, Pointer, Int32, Pointer) -> Int32
typealias LockWait = @convention(c) (Pointer, Int32, Pointer) -> Int32
typealias TimedWait = @convention(c) (Pointer, Pointer) -> Int32
typealias TimedJoin = @convention(c) (UInt, Pointer, Pointer) -> Int32

// Linked by name, as C code in the program is.
@_silgen_name("clock_nanosleep") func virtualSleep(_: Int32, _: Int32, _: Pointer, _: Pointer) -> Int32
@_silgen_name("nanosleep") func virtualNap(_: Pointer, _: Pointer) -> Int32
@_silgen_name("thrd_sleep") func virtualThreadSleep(_: Pointer, _: Pointer) -> Int32
@_silgen_name("timerfd_create") func virtualTimerCreate(_: Int32, _: Int32) -> Int32
@_silgen_name("timerfd_settime") func virtualTimerSet(_: Int32, _: Int32, _: Pointer, _: Pointer) -> Int32
@_silgen_name("timerfd_gettime") func virtualTimerGet(_: Int32, _: Pointer) -> Int32
@_silgen_name("pthread_cond_clockwait") func virtualConditionWait(_: Pointer, _: Pointer, _: Int32, _: Pointer) -> Int32
@_silgen_name("cnd_timedwait") func virtualConditionTimedWait(_: Pointer, _: Pointer, _: Pointer) -> Int32
@_silgen_name("sem_clockwait") func virtualSemaphoreWait(_: Pointer, _: Int32, _: Pointer) -> Int32
@_silgen_name("pthread_mutex_clocklock") func virtualMutexLock(_: Pointer, _: Int32, _: Pointer) -> Int32
@_silgen_name("mtx_timedlock") func virtualMutexTimedLock(_: Pointer, _: Pointer) -> Int32
@_silgen_name("pthread_rwlock_clockrdlock") func virtualReadLock(_: Pointer, _: Int32, _: Pointer) -> Int32
@_silgen_name("pthread_rwlock_timedwrlock") func virtualWriteTimedLock(_: Pointer, _: Pointer) -> Int32
@_silgen_name("pthread_timedjoin_np") func virtualTimedJoin(_: UInt, _: Pointer, _: Pointer) -> Int32
@_silgen_name("gettimeofday") func virtualTimeOfDay(_: Pointer, _: Pointer) -> Int32
@_silgen_name("timespec_get") func virtualTimespecGet(_: Pointer, _: Int32) -> Int32

/// Glibc's own: joins a thread that has ended, else EBUSY.
@_silgen_name("pthread_tryjoin_np") func tryJoin(_: UInt, _: Pointer) -> Int32

/// Memory for one C object, zeroed, for as long as a body runs.
func withZeroed<T, Result>(_ type: T.Type, _ body: (UnsafeMutablePointer<T>) -> Result) -> Result {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: max(MemoryLayout<T>.size, 64), alignment: 64)
    memset(memory, 0, max(MemoryLayout<T>.size, 64))
    defer { memory.deallocate() }
    return body(memory.bindMemory(to: type, capacity: 1))
}

/// The date so many seconds from now on a clock, as `clock_gettime` reads it.
func date(_ clock: clockid_t, in seconds: Double) -> timespec {
    var now = timespec()
    clock_gettime(clock, &now)
    let nanoseconds = now.tv_nsec + Int((seconds - seconds.rounded(.down)) * 1e9)
    return timespec(tv_sec: now.tv_sec + Int(seconds.rounded(.down)) + nanoseconds / 1_000_000_000, tv_nsec: nanoseconds % 1_000_000_000)
}

/// Starts a thread of the C library.
func startThread(
    _ context: UnsafeMutableRawPointer? = nil, _ body: @escaping @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
)
    -> pthread_t
{
    var thread = pthread_t()
    pthread_create(&thread, nil, body, context)
    return thread
}
