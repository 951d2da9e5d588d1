import RenderScene

/// Per-layer cache, invalidated when its inputs change or the layer is not drawn.
struct LayerCache<Key: Equatable, Value> {
    private struct Entry {
        var key: Key
        var value: Value
        var frame: UInt64
    }

    private var entries: [LayerID: Entry] = [:]
    private var frame: UInt64 = 0
    private var used = 0

    /// Begins a frame: evicts entries not used by the previous one.
    mutating func beginFrame() {
        if used < entries.count { entries = entries.filter { $0.value.frame == frame } }
        frame += 1
        used = 0
    }

    /// The value for a key, recomputed if the layer's last key differs; a layer drawn twice in a frame with different keys is computed
    /// twice.
    mutating func value(of layer: LayerID, for key: Key, make: (Key, Value?) -> Value) -> Value {
        guard let index = entries.index(forKey: layer) else {
            let value = make(key, nil)
            entries[layer] = Entry(key: key, value: value, frame: frame)
            used += 1
            return value
        }
        if entries.values[index].frame != frame {
            entries.values[index].frame = frame
            used += 1
        }
        if entries.values[index].key != key {
            entries.values[index].value = make(key, entries.values[index].value)
            entries.values[index].key = key
        }
        return entries.values[index].value
    }
}
