/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
    /// As the language and the kind of text suggest.
    case `default` = 0
    /// Hyphens stay hyphens.
    case no = 1
    /// Two or three hyphens become a dash.
    case yes = 2
}
