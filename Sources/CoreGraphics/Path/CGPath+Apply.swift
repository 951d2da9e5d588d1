/// A function that receives the elements of a path: the pointer given to ``CGPath/apply(info:function:)``, and an element.
///
/// Differs from Core Graphics: a Swift function, since C functions cannot take Swift's structures.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
    /// Calls a function with `info` and each element in order. Elements added meanwhile are not included.
    ///
    /// - Complexity: O(*n*), with a call for each, where *n* is the number of elements.
    public final func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        withoutActuallyEscaping(function) { function in applyWithBlock { function(info, $0) } }
    }
}
