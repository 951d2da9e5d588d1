import Foundation

// The checks of a save.
extension NSManagedObject {
    /// The errors of the values, by the model.
    func valueErrors() throws -> [NSError] {
        try fetchValues()
        return entity.layout.properties.enumerated().flatMap { index, property -> [NSError] in
            switch property {
            case let attribute as NSAttributeDescription: errors(of: attribute, values[index])
            case let relationship as NSRelationshipDescription: errors(of: relationship, at: index)
            default: []
            }
        }
    }

    func error(_ code: Int, _ key: String, _ value: Any?, _ text: String) -> NSError {
        var information: [String: Any] = [
            NSLocalizedDescriptionKey: text, NSValidationObjectErrorKey: self, NSValidationKeyErrorKey: key,
        ]
        information[NSValidationValueErrorKey] = value
        return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: information)
    }

    private func errors(of attribute: NSAttributeDescription, _ value: ManagedValue) -> [NSError] {
        let key = attribute.name
        guard case .plain(let value) = value else {
            return attribute.isOptional ? [] : [error(NSValidationMissingMandatoryPropertyError, key, nil, "\(key) is a required value.")]
        }
        func limits(_ number: Double, _ tooLarge: Int, _ tooSmall: Int, _ what: (large: String, small: String)) -> [NSError] {
            if let maximum = attribute.maximum, number > maximum { return [error(tooLarge, key, value, "\(key) is too \(what.large).")] }
            if let minimum = attribute.minimum, number < minimum { return [error(tooSmall, key, value, "\(key) is too \(what.small).")] }
            return []
        }
        switch value {
        case let number as NSNumber where attribute.attributeType.isNumber:
            return limits(number.doubleValue, NSValidationNumberTooLargeError, NSValidationNumberTooSmallError, ("large", "small"))
        case let date as Date:
            let seconds = date.timeIntervalSinceReferenceDate
            return limits(seconds, NSValidationDateTooLateError, NSValidationDateTooSoonError, ("late", "soon"))
        case let text as String:
            let length = Double((text as NSString).length)
            var found = limits(length, NSValidationStringTooLongError, NSValidationStringTooShortError, ("long", "short"))
            if let pattern = attribute.pattern, text.range(of: "^(?:\(pattern))$", options: .regularExpression) == nil {
                found.append(error(NSValidationStringPatternMatchingError, key, value, "\(key) does not match the pattern."))
            }
            return found
        default: return []
        }
    }

    private func errors(of relationship: NSRelationshipDescription, at index: Int) -> [NSError] {
        let key = relationship.name
        switch values[index] {
        // Objects that were not fetched were valid when they were saved.
        case .unloaded: return []
        case .many(let set):
            if set.count == 0, relationship.isOptional { return [] }
            if set.count < max(relationship.minCount, relationship.isOptional ? 0 : 1) {
                return [error(NSValidationRelationshipLacksMinimumCountError, key, nil, "Too few items in \(key).")]
            }
            if relationship.maxCount > 1, set.count > relationship.maxCount {
                return [error(NSValidationRelationshipExceedsMaximumCountError, key, nil, "Too many items in \(key).")]
            }
            return []
        case .one: return []
        case .empty, .plain:
            return relationship.isOptional
                ? [] : [error(NSValidationMissingMandatoryPropertyError, key, nil, "\(key) is a required value.")]
        }
    }

    /// The relationships that do not let the object be deleted: those with objects that stay.
    func deletionErrors() throws -> [NSError] {
        var errors: [NSError] = []
        for (index, property) in entity.layout.properties.enumerated() {
            guard let relationship = property as? NSRelationshipDescription, relationship.deleteRule == .denyDeleteRule,
                let context = managedObjectContext, try related(at: index).contains(where: { try context.living($0) != nil })
            else { continue }
            let key = relationship.name
            errors.append(error(NSValidationRelationshipDeniedDeleteError, key, nil, "Items cannot be deleted from \(key)."))
        }
        return errors
    }

    static func combined(_ errors: [NSError]) throws {
        guard let first = errors.first else { return }
        if errors.count == 1 { throw first }
        throw NSError(
            domain: NSCocoaErrorDomain, code: NSValidationMultipleErrorsError,
            userInfo: [NSDetailedErrorsKey: errors, NSLocalizedDescriptionKey: "Multiple validation errors occurred."])
    }
}
