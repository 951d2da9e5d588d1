import RenderScene

/// What was worked out for single layers, kept for as long as they are drawn and what it was worked out from stays the same.
struct LayerCache<Key: Equatable, Value> {
    private struct Entry {
        var key: Key
        var value: Value
        var frame: UInt64
    }

    private var entries: [LayerID: Entry] = [:]
    private var frame: UInt64 = 0
    private var used = 0

    /// Begins a frame: forgets what the one before did not ask for.
    mutating func beginFrame() {
        if used < entries.count { entries = entries.filter { $0.value.frame == frame } }
        frame += 1
        used = 0
    }

    /// The value for a key, made anew where the layer's last key was another one; a layer that is drawn twice in a frame, each time with another key,
    /// is worked out twice.
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
