/// Changes that are being collected, to be made as one.
struct CollectionBatch {
    var update = ListUpdate()
    /// All was loaded again in the middle: no change counts any more.
    var isReload = false
    var completions: [(Bool) -> Void] = []
}
