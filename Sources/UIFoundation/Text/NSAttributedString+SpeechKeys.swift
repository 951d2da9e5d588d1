import Foundation

// Attributes for assistive technologies, which are kept with the text; nothing is spoken.
extension NSAttributedString.Key {
    /// Whether punctuation is spoken: a Boolean number.
    public static let accessibilitySpeechPunctuation = NSAttributedString.Key("UIAccessibilitySpeechAttributePunctuation")
    /// The language of the text: a string such as `de-DE`.
    public static let accessibilitySpeechLanguage = NSAttributedString.Key("UIAccessibilitySpeechAttributeLanguage")
    /// The pitch of the voice: a number from 0 to 2, 1 for the usual one.
    public static let accessibilitySpeechPitch = NSAttributedString.Key("UIAccessibilitySpeechAttributePitch")
    /// Whether an announcement waits for the one that is spoken, instead of ending it: a Boolean number.
    public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key("UIAccessibilitySpeechAttributeQueueAnnouncement")
    /// The pronunciation in the International Phonetic Alphabet: a string.
    public static let accessibilitySpeechIPANotation = NSAttributedString.Key("UIAccessibilitySpeechAttributeIPANotation")
    /// Whether the text is spelled: a Boolean number.
    public static let accessibilitySpeechSpellOut = NSAttributedString.Key("UIAccessibilitySpeechAttributeSpellOut")
    /// The level of a heading: a number from 1 to 6, or 0 for text that is none.
    public static let accessibilityTextHeadingLevel = NSAttributedString.Key("UIAccessibilityTextAttributeHeadingLevel")
    /// Descriptions of the text by the app: an array of strings.
    public static let accessibilityTextCustom = NSAttributedString.Key("UIAccessibilityTextAttributeCustom")
}
