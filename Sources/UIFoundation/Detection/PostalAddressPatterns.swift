import Foundation

/// Patterns of postal addresses: a street with a number, and a town with a code.
enum PostalAddressPatterns {
    static let all: [NSRegularExpression] = [american, british, german, french].compactMap {
        try? NSRegularExpression(pattern: $0, options: [])
    }

    /// The named groups of the patterns.
    static let groups: [(String, NSTextCheckingKey)] = [("street", .street), ("city", .city), ("state", .state), ("zip", .zip)]

    /// Between the lines of an address, or its components in one line.
    private static let gap = #"(?:,?[ \t]*\R[ \t]*|,[ \t]*)"#
    private static let capital = #"\p{Lu}[\p{L}.'’-]*"#
    private static let streets =
        "(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Loop|Way|Place|Pl|Square|Sq|Terrace|Parkway|Pkwy"
        + "|Highway|Hwy|Circle|Cir|Broadway|Gardens|Crescent|Close|Hill)"
    private static let states =
        "(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])"

    /// "1 Infinite Loop, Cupertino, CA 95014".
    private static let american =
        #"(?<![\w.])(?<street>\d{1,6}[A-Za-z]?[ \t]+(?:(?:[NSEW]{1,2}\.?|\d+(?:st|nd|rd|th)|"# + capital + #")[ \t]+){0,4}"# + streets
        + #"\.?(?:,?[ \t]+(?:Suite|Ste|Apt|Unit|Floor|#)\.?[ \t]*[\w-]+)?)"# + gap + "(?<city>(?:" + capital + #"[ \t]*){1,3})"#
        + #",[ \t]*"#
        + "(?<state>" + states + ")"
        + #"(?:[ \t]+(?<zip>\d{5}(?:-\d{4})?))?(?!\w)"#

    /// "10 Downing Street, London SW1A 2AA".
    private static let british =
        #"(?<![\w.])(?<street>\d{1,4}[A-Za-z]?[ \t]+(?:"# + capital + #"[ \t]+){1,4}"# + streets + ")" + gap + "(?<city>(?:" + capital
        + #"[ \t]*){1,3})(?:"# + gap + #")?[ \t]*(?<zip>\b[A-Z]{1,2}\d[A-Z\d]?[ \t]\d[A-Z]{2})(?!\w)"#

    /// "Unter den Linden 77, 10117 Berlin".
    private static let german =
        #"(?<![\w.])(?<street>(?:\p{Lu}[\p{L}.-]*[ \t]+)?"#
        + #"(?:\p{Lu}[\p{L}-]*(?:straße|strasse|str\.|weg|platz|allee|gasse|ring|damm|ufer|markt)"#
        + #"|(?:Am|An der|Auf dem|Im|Unter den|Zum|Zur)[ \t]"# + capital + #")[ \t]+\d{1,4}[ \t]?[a-z]?)"# + gap
        + #"(?:D-)?(?<zip>\d{5})[ \t]+(?<city>"#
        + capital
        + #"(?:[ \t]"# + capital + #"){0,2})"#

    /// "8 rue de Londres, 75009 Paris".
    private static let french =
        #"(?<![\w.])(?<street>\d{1,4}(?:[ \t]?(?:bis|ter))?,?[ \t]+"#
        + #"(?:[Rr]ue|[Aa]venue|[Bb]oulevard|[Pp]lace|[Qq]uai|[Ii]mpasse|[Aa]llée|[Cc]hemin)"#
        + #"[ \t]+(?:[\p{L}'’.-]+[ \t]?){1,6})"# + gap + #"(?<zip>\d{5})[ \t]+(?<city>"# + capital + #"(?:[ -]"# + capital + #"){0,2})"#
}
