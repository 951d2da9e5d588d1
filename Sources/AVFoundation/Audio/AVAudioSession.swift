import DeviceServices
import Foundation

/// The app's use of sound. Its settings are kept; there is no sound.
///
/// The user has denied the microphone until a test decides otherwise (`Stage.setPermission(_:for:)`). Source: Apple,
/// [AVAudioSession](https://developer.apple.com/documentation/avfaudio/avaudiosession).
open class AVAudioSession: NSObject, @unchecked Sendable {
    /// The purpose of an app's sound.
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Creates a purpose by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Beside others.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// Alone, until the screen locks.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// Music and films.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// Recording.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// Both.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    }

    /// The kind of an app's sound.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Creates a kind by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Any.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// Films.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        /// Speech.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        /// Recording of films.
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
        /// Measurement.
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    }

    /// Options of a purpose.
    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        /// Creates options.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Beside the sound of others.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// Others become quieter.
        public static let duckOthers = CategoryOptions(rawValue: 2)
        /// Headsets may be used.
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        /// By the loudspeaker.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
        /// Other spoken sound rests.
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
    }

    /// The outputs that an app's sound may take.
    public enum RouteSharingPolicy: UInt, Sendable {
        /// Those of the app's own choice.
        case `default` = 0
        /// The same as for music and podcasts of others.
        case longFormAudio
        /// Those that a route picker determines.
        case independent
        /// The same as for films of others.
        case longFormVideo
    }

    /// Options of the activation.
    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt
        /// Creates options.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Others are notified.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    /// The user's decision on the microphone.
    public enum RecordPermission: UInt, Sendable {
        /// Not asked yet.
        case undetermined = 0x756E_6474
        /// Denied.
        case denied = 0x6465_6E79
        /// Allowed.
        case granted = 0x6772_6E74
    }

    /// Returns the session of the app.
    open class func sharedInstance() -> AVAudioSession {
        DeviceServices.current.object {
            let services = DeviceServices.current
            let session = AVAudioSession()
            session.volume = services.volume
            services.observe(by: session) { [weak session] event in
                guard case .volume = event, let session else { return }
                session._changing("outputVolume") { session.volume = services.volume }
            }
            return session
        }
    }

    /// The purpose; alone by default.
    open private(set) var category = Category.soloAmbient
    /// The kind; any by default.
    open private(set) var mode = Mode.default
    /// The options of the purpose.
    open private(set) var categoryOptions: CategoryOptions = []
    /// The loudness of the device, from 0 to 1; 0.5 until a test changes it (`Stage.setVolume(_:)`), or the user by an `MPVolumeView`. Its
    /// changes can be observed.
    open var outputVolume: Float { volume }
    private var volume: Float = 0.5
    /// Whether another app plays.
    open var isOtherAudioPlaying: Bool { false }
    /// Whether there is a microphone: false.
    open var isInputAvailable: Bool { false }

    /// Sets the purpose.
    open func setCategory(_ category: Category) throws { self.category = category }

    /// Sets the purpose with options.
    open func setCategory(_ category: Category, options: CategoryOptions) throws {
        (self.category, categoryOptions) = (category, options)
    }

    /// Sets the purpose and the kind.
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        (self.category, self.mode, categoryOptions) = (category, mode, options)
    }

    /// Sets the purpose, the kind and the policy of routes.
    ///
    /// The policies of long audio and video are for playback without options, in the modes `default`, `moviePlayback` and `spokenAudio`;
    /// they fail otherwise, as on iOS, and nothing changes. There are no routes here to choose from.
    open func setCategory(_ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []) throws {
        if [.longFormAudio, .longFormVideo].contains(policy) {
            guard category == .playback, [.default, .moviePlayback, .spokenAudio].contains(mode), options.isEmpty else {
                throw NSError(domain: NSOSStatusErrorDomain, code: -50)
            }
        }
        try setCategory(category, mode: mode, options: options)
        routeSharingPolicy = policy
    }

    /// The policy of routes; that of one app by default.
    open private(set) var routeSharingPolicy = RouteSharingPolicy.default

    /// Sets the kind.
    open func setMode(_ mode: Mode) throws { self.mode = mode }

    /// Begins or ends the use of sound.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

    /// The user's decision on the microphone.
    open var recordPermission: RecordPermission {
        switch DeviceServices.current.permission(for: .microphone) {
        case .notDetermined: .undetermined
        case .granted: .granted
        case .denied, .restricted: .denied
        }
    }

    /// Asks for the microphone. The handler is called once the user has decided.
    open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
        DeviceServices.current.request(.microphone) { response($0 == .granted) }
    }

    /// Posted when a call interrupts the sound; never here.
    public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
    /// Posted when headphones are plugged in or out; never here.
    public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
}
