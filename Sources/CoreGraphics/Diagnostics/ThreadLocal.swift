import Foundation

/// One object of a class for each thread, created by the thread's first access and released when the thread ends.
///
/// Keep it in a static property: its key in the C library is never deleted, and a process has some thousand of them.
package struct ThreadLocal<Object: AnyObject>: @unchecked Sendable {
    @usableFromInline package let key: pthread_key_t
    @usableFromInline package let make: () -> Object

    package init(_ make: @escaping @Sendable () -> Object) {
        var key = pthread_key_t()
        pthread_key_create(&key) { object in
            if let object { Unmanaged<AnyObject>.fromOpaque(object).release() }
        }
        self.key = key
        self.make = make
    }

    /// The calling thread's object.
    @inlinable package var value: Object {
        existing ?? replace()
    }

    /// The calling thread's object; nil before its first access.
    @inlinable package var existing: Object? {
        pthread_getspecific(key).map { Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Releases the calling thread's object, if any, and returns a new one.
    @discardableResult
    package func replace() -> Object {
        let (old, new) = (existing, make())
        pthread_setspecific(key, Unmanaged.passRetained(new).toOpaque())
        if let old { Unmanaged.passUnretained(old).release() }
        return new
    }
}
