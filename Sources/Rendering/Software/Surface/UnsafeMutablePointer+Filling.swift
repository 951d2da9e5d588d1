import Foundation

extension UnsafeMutablePointer where Pointee: FixedWidthInteger & BitwiseCopyable {
    /// Sets elements to 0. `update(repeating:count:)` sets them one by one through generic code in unoptimized builds.
    @inline(__always)
    func clear(_ count: Int) { memset(self, 0, count * MemoryLayout<Pointee>.stride) }
}

extension UnsafeMutablePointer<UInt8> {
    /// Sets bytes to a value of 0…255.
    @inline(__always)
    func fill(_ count: Int, with value: Int32) { memset(self, value, count) }
}
