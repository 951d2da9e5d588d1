import RenderScene

// Swift creates instances of a class known only at run time through `required` initializers alone, and requiring one of every layer class
// would break code written for Apple's. A convenience initializer, however, creates an instance of the class it is called on, through that
// class's own `init()`, overridden or inherited; these declarations call two such initializers on any class. A class without the
// initializer ends the program with Swift's own message "Use of unimplemented initializer 'init(layer:)'", as on Apple's systems.
extension CALayer {
    /// Creates an instance of the class it is called on, by `init()`.
    @_silgen_name("kinora_CALayer_init") package static func instance() -> CALayer

    /// Creates an instance of the class it is called on, by `init(layer:)`.
    @_silgen_name("kinora_CALayer_initLayer") package static func instance(copying layer: __owned Any) -> CALayer

    /// Sampled values at the present media time, without a presentation layer; nil before the layer was committed in a window.
    package final var presentationValues: LayerValues? {
        guard let context, let index = context.committedIndex(of: self) else { return nil }
        return context.tree.values(of: index, at: context.clock.now)
    }
}

extension CAAnimation {
    /// Creates an instance of the class it is called on, by `init()`.
    @_silgen_name("kinora_CAAnimation_initNew") static func instance() -> CAAnimation
}
