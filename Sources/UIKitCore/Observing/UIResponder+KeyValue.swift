import ObjectiveCRuntime

extension UIResponder: @preconcurrency _KeyValueObserver, @preconcurrency _KeyValueDependent, @preconcurrency _KeyValueNotifier {}
extension UIResponder: @preconcurrency _UndefinedKeyReader, @preconcurrency _UndefinedKeyWriter {}
extension UIGestureRecognizer: @preconcurrency _KeyValueObserver {}
