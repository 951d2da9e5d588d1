import ObjectiveCRuntime

extension CALayer: _KeyValueCoder, _KeyPathCoder, _KeyValueObserver, _KeyValueDependent, _KeyValueNotifier {}

extension CALayer: ObservationCounting {
    package final var isObserved: Bool {
        get { flags.isObserved }
        set { flags.isObserved = newValue }
    }
}
