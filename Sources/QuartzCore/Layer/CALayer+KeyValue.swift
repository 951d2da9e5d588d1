import CoreGraphics
import Foundation
import ObjectiveCRuntime
import RenderScene

extension CALayer {
    final func write(_ value: Any?, atKeyPath keyPath: String) {
        if writePlain(value, key: keyPath) { return }
        guard let path = KeyPaths.path(forKeyPath: keyPath, of: type(of: self)) else {
            if KeyPaths.beginsWithProperty(keyPath, of: type(of: self)) { return refuse(value, atKeyPath: keyPath) }
            if stores(keyPath) { return _setValue(value, forKey: keyPath) }
            withExtras { $0.custom[keyPath] = value }
            return
        }
        if path.key.isOwn, stores(keyPath) { return _setValue(value, forKey: keyPath) }
        if path.key.isOwn { return writeOwn(value, forKey: keyPath, path.key) }
        guard let current = values[path] else {
            if path.key.isOfFilter { refuse(value, atKeyPath: keyPath) }
            return
        }
        let typed: AnimatableValue?
        if let value { typed = AnimatableValue(value)?.matching(current) } else { typed = Self.cleared(current) }
        guard let typed, typed.isFinite else { return refuse(value, atKeyPath: keyPath) }
        assign(typed, to: path)
    }

    private func refuse(_ value: Any?, atKeyPath keyPath: String) {
        reportOnce(
            "\(type(of: self)) \(keyPath) refused",
            "\(self): \(keyPath) cannot be set to \(value.map { "\($0)" } ?? "nil"); nothing changes")
    }

    /// Sets a property that cannot be animated; returns false for other keys and for values of a wrong type.
    private func writePlain(_ value: Any?, key: String) -> Bool {
        switch (key, value.flatMap { AnimatableValue($0) }) {
        case ("frame", .rect(let v)?): frame = CGRect(v)
        case ("beginTime", .number(let v)?): beginTime = v
        case ("speed", .number(let v)?): speed = Float(v)
        case ("timeOffset", .number(let v)?): timeOffset = v
        case ("duration", .number(let v)?): duration = v
        case ("repeatCount", .number(let v)?): repeatCount = Float(v)
        case ("repeatDuration", .number(let v)?): repeatDuration = v
        case ("autoreverses", .flag(let v)?): autoreverses = v
        case ("opaque", .flag(let v)?): isOpaque = v
        case ("geometryFlipped", .flag(let v)?): isGeometryFlipped = v
        case ("needsDisplayOnBoundsChange", .flag(let v)?): needsDisplayOnBoundsChange = v
        case ("name", nil): name = value as? String
        case ("mask", nil): mask = value as? CALayer
        case ("compositingFilter", nil): compositingFilter = value
        case ("backgroundFilters", nil): backgroundFilters = value as? [Any]
        case ("cornerCurve", nil):
            if let name = value as? String { cornerCurve = CALayerCornerCurve(rawValue: name) }
            if let curve = value as? CALayerCornerCurve { cornerCurve = curve }
        case ("maskedCorners", .number(let v)?): maskedCorners = CACornerMask(rawValue: UInt(max(v, 0)) & 15)
        case ("allowsGroupOpacity", .flag(let v)?): allowsGroupOpacity = v
        case ("contentsGravity", nil):
            if let name = value as? String { contentsGravity = CALayerContentsGravity(rawValue: name) }
            if let gravity = value as? CALayerContentsGravity { contentsGravity = gravity }
        case ("minificationFilter", nil):
            if let filter = CALayerContentsFilter(named: value) { minificationFilter = filter }
        case ("magnificationFilter", nil):
            if let filter = CALayerContentsFilter(named: value) { magnificationFilter = filter }
        default: return false
        }
        return true
    }

    private func readPlain(key: String) -> Any? {
        switch key {
        case "frame": return frame
        case "beginTime": return beginTime
        case "speed": return speed
        case "timeOffset": return timeOffset
        case "duration": return duration
        case "repeatCount": return repeatCount
        case "repeatDuration": return repeatDuration
        case "autoreverses": return autoreverses
        case "opaque": return isOpaque
        case "geometryFlipped": return isGeometryFlipped
        case "needsDisplayOnBoundsChange": return needsDisplayOnBoundsChange
        case "name": return name
        case "contentsGravity": return contentsGravity.rawValue
        case "minificationFilter": return minificationFilter.rawValue
        case "magnificationFilter": return magnificationFilter.rawValue
        case "mask": return mask
        case "compositingFilter": return compositingFilter
        case "backgroundFilters": return backgroundFilters
        case "cornerCurve": return cornerCurve.rawValue
        case "maskedCorners": return maskedCorners.rawValue
        case "allowsGroupOpacity": return allowsGroupOpacity
        default: return nil
        }
    }

    /// Uses the property's own setter, so that overrides and implicit actions apply.
    private func assign(_ value: AnimatableValue, to path: PropertyPath) {
        guard let whole = path.component == .whole ? value : values[path.key]?.replacing(path.component, by: value) else { return }
        switch (path.key, whole) {
        case (.bounds, .rect(let v)): bounds = CGRect(v)
        case (.position, .pair(let v)): position = CGPoint(v)
        case (.zPosition, .number(let v)): zPosition = CGFloat(v)
        case (.anchorPoint, .pair(let v)): anchorPoint = CGPoint(v)
        case (.anchorPointZ, .number(let v)): anchorPointZ = CGFloat(v)
        case (.transform, .transform(let v)): transform = v
        case (.sublayerTransform, .transform(let v)): sublayerTransform = v
        case (.opacity, .number(let v)): opacity = Float(v)
        case (.hidden, .flag(let v)): isHidden = v
        case (.masksToBounds, .flag(let v)): masksToBounds = v
        case (.doubleSided, .flag(let v)): isDoubleSided = v
        case (.backgroundColor, .color(let v)): backgroundColor = v.map { CGColor(rgba: $0) }
        case (.cornerRadius, .number(let v)): cornerRadius = CGFloat(v)
        case (.borderWidth, .number(let v)): borderWidth = CGFloat(v)
        case (.borderColor, .color(let v)): borderColor = v.map { CGColor(rgba: $0) }
        case (.contents, .image(let v)): contents = v
        case (.contentsRect, .rect(let v)): contentsRect = CGRect(v)
        case (.contentsScale, .number(let v)): contentsScale = CGFloat(v)
        case (.contentsCenter, .rect(let v)): contentsCenter = CGRect(v)
        case (.minificationFilterBias, .number(let v)): minificationFilterBias = Float(v)
        case (.shouldRasterize, .flag(let v)): shouldRasterize = v
        case (.rasterizationScale, .number(let v)): rasterizationScale = CGFloat(v)
        case (.shadowColor, .color(let v)): shadowColor = v.map { CGColor(rgba: $0) }
        case (.shadowOpacity, .number(let v)): shadowOpacity = Float(v)
        case (.shadowOffset, .pair(let v)): shadowOffset = CGSize(v)
        case (.shadowRadius, .number(let v)): shadowRadius = CGFloat(v)
        case (.shadowPath, .path(let v)): shadowPath = v.map { CGPath($0) }
        case (_, _) where path.key.isOfFilter:
            if !(values[path.key]?.isSame(as: whole) ?? true) { change(path.key) { $0[path.key] = whole } }
        default: assignOfKind(whole, to: path.key)
        }
    }

    final func read(keyPath: String) -> Any? {
        if let plain = readPlain(key: keyPath) { return plain }
        let path = KeyPaths.path(forKeyPath: keyPath, of: type(of: self))
        if path?.key.isOwn ?? true, stores(keyPath) { return _value(forKey: keyPath) }
        if let path, path.key.isOwn { return readOwn(keyPath, path.key) }
        guard let path, let value = values[path] else {
            return extras?.custom[keyPath] ?? searchStyle { $0[keyPath] } ?? type(of: self).defaultValue(forKey: keyPath)
        }
        switch value {
        case .number(let v): return v
        case .flag(let v): return v
        case .pair(let v):
            return path.component == .size || path == PropertyPath(.shadowOffset) || path == PropertyPath(.emitterSize)
                ? CGSize(v) as Any : CGPoint(v) as Any
        case .rect(let v): return CGRect(v)
        case .color(let v): return v.map { CGColor(rgba: $0) }
        case .transform(let m): return m
        case .image(let image), .crossFade(_, let image, _): return image
        case .path(let path): return path.map { CGPath($0) }
        case .colors(let colors): return colors.isEmpty ? nil : colors.map { CGColor(rgba: $0) }
        case .numbers(let numbers): return numbers.isEmpty ? nil : numbers.map { NSNumber(value: $0) }
        }
    }

    /// Value of a property set to nil: no colour, no contents, an empty list, zero.
    private static func cleared(_ current: AnimatableValue) -> AnimatableValue {
        switch current {
        case .color: return .color(nil)
        case .colors: return .colors([])
        case .numbers: return .numbers([])
        default: return current.zero
        }
    }
}

extension CGColor {
    /// A colour of extended sRGB components.
    package convenience init(rgba: RGBA) { self.init(rgba: rgba, space: .standardRGB) }
}
