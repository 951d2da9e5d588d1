import DeviceServices
import Foundation

/// The slowest speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The fastest speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The usual speech.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// The point at which speech rests or ends.
public enum AVSpeechBoundary: Int, Sendable {
    /// At once.
    case immediate
    /// After the word.
    case word
}

/// A voice, by its language.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
    /// The language, as in `en-US`.
    open private(set) var language: String

    /// Creates the voice of a language; nil for that of the user. nil for a language without a voice.
    public init?(language languageCode: String?) {
        let code = languageCode ?? Self.currentLanguageCode()
        guard code.split(separator: "-").count == 2 else { return nil }
        language = code
        super.init()
    }

    /// The name of the voice: its language.
    open var name: String { language }
    /// The identifier of the voice.
    open var identifier: String { "com.apple.ttsbundle.\(language)" }

    /// Returns the voices.
    open class func speechVoices() -> [AVSpeechSynthesisVoice] {
        ["de-DE", "en-GB", "en-US", "es-ES", "fr-FR", "it-IT", "ja-JP", "zh-CN"].compactMap { AVSpeechSynthesisVoice(language: $0) }
    }

    /// Returns the user's language.
    open class func currentLanguageCode() -> String { "en-US" }
}

/// A text to speak.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
    /// The text.
    open private(set) var speechString: String
    /// The speed, from 0 to 1.
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    /// The pitch, from 0.5 to 2; silent.
    open var pitchMultiplier: Float = 1
    /// The loudness, from 0 to 1; silent.
    open var volume: Float = 1
    /// The voice; nil for that of the user.
    open var voice: AVSpeechSynthesisVoice?
    /// The pause before, in seconds.
    open var preUtteranceDelay: TimeInterval = 0
    /// The pause behind, in seconds.
    open var postUtteranceDelay: TimeInterval = 0

    /// Creates an utterance of a text.
    public init(string: String) {
        speechString = string
        super.init()
    }

    /// Seconds of a letter: 15 letters in a second at the usual speed.
    var letter: Double { 1 / (30 * Double(min(max(rate, 0.05), 1))) }
}

/// Speaks texts: silent, on the clock. At the usual speed 15 letters take a second.
///
/// Source: Apple, [AVSpeechSynthesizer](https://developer.apple.com/documentation/avfaudio/avspeechsynthesizer).
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    private var queue: [AVSpeechUtterance] = []
    private var words: [(range: NSRange, time: Double)] = []
    private var timer: Timer?
    private var position = 0.0
    private var end = 0.0

    /// The object that is notified, held weakly.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    /// Whether a text is spoken, or rests.
    open var isSpeaking: Bool { !queue.isEmpty }
    /// Whether the speech rests.
    open private(set) var isPaused = false

    deinit { timer?.invalidate() }

    /// Speaks a text after those that wait.
    open func speak(_ utterance: AVSpeechUtterance) {
        queue.append(utterance)
        if queue.count == 1, !isPaused { DeviceServices.later { [weak self] in self?.begin() } }
    }

    private func begin() {
        guard let utterance = queue.first, !isPaused else { return }
        delegate?.speechSynthesizer(self, didStart: utterance)
        words = []
        let text = utterance.speechString
        for word in text.split(whereSeparator: \.isWhitespace) {
            let range = NSRange(word.startIndex..<word.endIndex, in: text)
            words.append((range, utterance.preUtteranceDelay + Double(range.location) * utterance.letter))
        }
        position = 0
        end = utterance.preUtteranceDelay + Double(text.utf16.count) * utterance.letter + utterance.postUtteranceDelay
        step()
    }

    private func step() {
        timer?.invalidate()
        guard let utterance = queue.first, !isPaused else { return }
        let next = words.first?.time ?? end
        timer = DeviceServices.timer(after: next - position) { [weak self] in
            guard let self else { return }
            position = next
            guard !words.isEmpty else { return finish(utterance) }
            let word = words.removeFirst()
            delegate?.speechSynthesizer(self, willSpeakRangeOfSpeechString: word.range, utterance: utterance)
            step()
        }
    }

    private func finish(_ utterance: AVSpeechUtterance) {
        timer = nil
        if !queue.isEmpty { queue.removeFirst() }
        delegate?.speechSynthesizer(self, didFinish: utterance)
        begin()
    }

    /// Ends all speech. Returns whether there was any.
    @discardableResult
    open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        guard isSpeaking else { return false }
        timer?.invalidate()
        let ended = queue
        queue = []
        isPaused = false
        for utterance in ended { delegate?.speechSynthesizer(self, didCancel: utterance) }
        return true
    }

    /// Rests, before the next word. Returns whether there was speech.
    @discardableResult
    open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        guard let utterance = queue.first, !isPaused else { return false }
        isPaused = true
        timer?.invalidate()
        delegate?.speechSynthesizer(self, didPause: utterance)
        return true
    }

    /// Goes on. Returns whether the speech rested.
    @discardableResult
    open func continueSpeaking() -> Bool {
        guard isPaused else { return false }
        isPaused = false
        guard let utterance = queue.first else { return true }
        delegate?.speechSynthesizer(self, didContinue: utterance)
        step()
        return true
    }
}

/// Methods that are notified of speech.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    /// Called at the start of a text.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    /// Called at the end of a text.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    /// Called when a text rests.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
    /// Called when a text goes on.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
    /// Called when a text is ended by the app.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    /// Called before a word.
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance
    ) {}
}
