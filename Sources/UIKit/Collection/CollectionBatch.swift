/// Changes that are being collected, to be made as one.
struct CollectionBatch {
    var update = ListUpdate()
    /// What was where before the data source changed, where the batch was opened in time to know it.
    var seen: [CollectionElement: UICollectionViewLayoutAttributes]?
    /// All was loaded again in the middle: no change counts any more.
    var isReload = false
    var completions: [(Bool) -> Void] = []
}
