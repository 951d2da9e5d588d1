import RenderScene

// Swift makes instances of a class it only knows at run time through `required` initialisers alone, and requiring one of every layer class would
// break code written for Apple's. A convenience initialiser, though, makes the instance of whatever class it is called on, through the class's own
// `init()`, overridden or inherited; these declarations call two such initialisers on any class. A class without the initialiser ends the program
// with Swift's own sentence "Use of unimplemented initializer 'init(layer:)'", as on Apple's systems.
extension CALayer {
    /// A new instance of the class it is called on, by `init()`.
    @_silgen_name("kinora_CALayer_init") package static func instance() -> CALayer

    /// A new instance of the class it is called on, by `init(layer:)`.
    @_silgen_name("kinora_CALayer_initLayer") package static func instance(copying layer: __owned Any) -> CALayer

    /// What the layer shows at the present media time; nil before it was committed in a window. Without making a presentation layer.
    package final var presentationValues: LayerValues? {
        guard let context, let index = context.committedIndex(of: self) else { return nil }
        return context.tree.values(of: index, at: context.clock.now)
    }
}
