extension AppleFamily {
    /// The families of iOS: name, families that draw it (`=` in front of one with the same widths), and faces, each a PostScript name, a
    /// colon and a style; without a colon the part behind the hyphen is the style.
    ///
    /// Source: https://developer.apple.com/fonts/system-fonts/, the list of iOS.
    static let table = """
        Academy Engraved LET | EB Garamond | AcademyEngravedLetPlain:Plain
        Al Nile | Noto Naskh Arabic | AlNile:Regular AlNile-Bold
        American Typewriter | Roboto Slab | AmericanTypewriter:Regular AmericanTypewriter-Light AmericanTypewriter-Semibold \
        AmericanTypewriter-Bold AmericanTypewriter-Condensed AmericanTypewriter-CondensedLight AmericanTypewriter-CondensedBold
        Apple Color Emoji | Noto Color Emoji | AppleColorEmoji:Regular
        Apple SD Gothic Neo | Noto Sans CJK KR | AppleSDGothicNeo-Regular AppleSDGothicNeo-Thin AppleSDGothicNeo-UltraLight \
        AppleSDGothicNeo-Light AppleSDGothicNeo-Medium AppleSDGothicNeo-SemiBold AppleSDGothicNeo-Bold
        Apple Symbols | Noto Sans Symbols | AppleSymbols:Regular
        Arial | =Liberation Sans | ArialMT:Regular Arial-BoldMT:Bold Arial-ItalicMT:Italic Arial-BoldItalicMT:Bold-Italic
        Arial Hebrew | Noto Sans Hebrew | ArialHebrew:Regular ArialHebrew-Light ArialHebrew-Bold
        Arial Rounded MT Bold | Liberation Sans | ArialRoundedMTBold:Bold
        Avenir | Lato | Avenir-Roman:Regular Avenir-Book Avenir-BookOblique Avenir-Oblique Avenir-Light Avenir-LightOblique Avenir-Medium \
        Avenir-MediumOblique Avenir-Heavy Avenir-HeavyOblique Avenir-Black Avenir-BlackOblique
        Avenir Next | Lato | AvenirNext-Regular AvenirNext-Italic AvenirNext-UltraLight AvenirNext-UltraLightItalic AvenirNext-Medium \
        AvenirNext-MediumItalic AvenirNext-DemiBold AvenirNext-DemiBoldItalic AvenirNext-Bold AvenirNext-BoldItalic AvenirNext-Heavy \
        AvenirNext-HeavyItalic
        Avenir Next Condensed | Nimbus Sans Narrow | AvenirNextCondensed-Regular AvenirNextCondensed-Italic \
        AvenirNextCondensed-UltraLight AvenirNextCondensed-UltraLightItalic AvenirNextCondensed-Medium AvenirNextCondensed-MediumItalic \
        AvenirNextCondensed-DemiBold AvenirNextCondensed-DemiBoldItalic AvenirNextCondensed-Bold AvenirNextCondensed-BoldItalic \
        AvenirNextCondensed-Heavy AvenirNextCondensed-HeavyItalic
        Baskerville | Baskervald ADF Std | Baskerville:Regular Baskerville-Italic Baskerville-SemiBold Baskerville-SemiBoldItalic \
        Baskerville-Bold Baskerville-BoldItalic
        Bodoni 72 | GFS Didot | BodoniSvtyTwoITCTT-Book BodoniSvtyTwoITCTT-BookIta:Book-Italic BodoniSvtyTwoITCTT-Bold
        Bodoni 72 Oldstyle | GFS Didot | BodoniSvtyTwoOSITCTT-Book BodoniSvtyTwoOSITCTT-BookIt:Book-Italic BodoniSvtyTwoOSITCTT-Bold
        Bodoni 72 Smallcaps | GFS Didot | BodoniSvtyTwoSCITCTT-Book
        Bodoni Ornaments | D050000L | BodoniOrnamentsITCTT:Regular
        Bradley Hand | Comic Neue | BradleyHandITCTT-Bold
        Chalkboard SE | Comic Neue | ChalkboardSE-Regular ChalkboardSE-Light ChalkboardSE-Bold
        Chalkduster | Comic Neue | Chalkduster:Regular
        Charter | P052 | Charter-Roman:Regular Charter-Italic Charter-Bold Charter-BoldItalic Charter-Black Charter-BlackItalic
        Cochin | EB Garamond | Cochin:Regular Cochin-Italic Cochin-Bold Cochin-BoldItalic
        Copperplate | C059 | Copperplate:Regular Copperplate-Light Copperplate-Bold
        Courier | =Nimbus Mono PS | Courier:Regular Courier-Oblique Courier-Bold Courier-BoldOblique
        Courier New | =Liberation Mono | CourierNewPSMT:Regular CourierNewPS-ItalicMT:Italic CourierNewPS-BoldMT:Bold \
        CourierNewPS-BoldItalicMT:Bold-Italic
        DIN Alternate | Universalis ADF Std | DINAlternate-Bold
        DIN Condensed | Nimbus Sans Narrow | DINCondensed-Bold
        Damascus | Noto Naskh Arabic | Damascus:Regular DamascusLight:Light DamascusMedium:Medium DamascusSemiBold:SemiBold \
        DamascusBold:Bold
        Devanagari Sangam MN | Noto Sans Devanagari | DevanagariSangamMN:Regular DevanagariSangamMN-Bold
        Didot | GFS Didot | Didot:Regular Didot-Italic Didot-Bold
        Diwan Mishafi | Noto Naskh Arabic | DiwanMishafi:Regular
        Euphemia UCAS | Noto Sans Canadian Aboriginal | EuphemiaUCAS:Regular EuphemiaUCAS-Italic EuphemiaUCAS-Bold
        Farah | Noto Naskh Arabic | Farah:Regular
        Futura | Universalis ADF Std | Futura-Medium Futura-MediumItalic Futura-Bold Futura-CondensedMedium Futura-CondensedExtraBold
        Galvji | Lato | Galvji:Regular Galvji-Bold
        Geeza Pro | Noto Naskh Arabic | GeezaPro:Regular GeezaPro-Bold
        Georgia | C059 | Georgia:Regular Georgia-Italic Georgia-Bold Georgia-BoldItalic
        Gill Sans | Gillius ADF | GillSans:Regular GillSans-Italic GillSans-Light GillSans-LightItalic GillSans-SemiBold \
        GillSans-SemiBoldItalic GillSans-Bold GillSans-BoldItalic GillSans-UltraBold
        Gujarati Sangam MN | Noto Sans Gujarati | GujaratiSangamMN:Regular GujaratiSangamMN-Bold
        Gurmukhi MN | Noto Sans Gurmukhi | GurmukhiMN:Regular GurmukhiMN-Bold
        Helvetica | =Nimbus Sans | Helvetica:Regular Helvetica-Oblique Helvetica-Light Helvetica-LightOblique Helvetica-Bold \
        Helvetica-BoldOblique
        Helvetica Neue | Nimbus Sans | HelveticaNeue:Regular HelveticaNeue-Italic HelveticaNeue-UltraLight \
        HelveticaNeue-UltraLightItalic HelveticaNeue-Thin HelveticaNeue-ThinItalic HelveticaNeue-Light HelveticaNeue-LightItalic \
        HelveticaNeue-Medium HelveticaNeue-MediumItalic HelveticaNeue-Bold HelveticaNeue-BoldItalic HelveticaNeue-CondensedBold \
        HelveticaNeue-CondensedBlack
        Hiragino Maru Gothic ProN | Noto Sans CJK JP | HiraMaruProN-W4
        Hiragino Mincho ProN | Noto Sans CJK JP | HiraMinProN-W3 HiraMinProN-W6
        Hiragino Sans | Noto Sans CJK JP | HiraginoSans-W3 HiraginoSans-W6 HiraginoSans-W7
        Hoefler Text | EB Garamond | HoeflerText-Regular HoeflerText-Italic HoeflerText-Black HoeflerText-BlackItalic
        Kailasa | Noto Serif Tibetan | Kailasa:Regular Kailasa-Bold
        Kannada Sangam MN | Noto Sans Kannada | KannadaSangamMN:Regular KannadaSangamMN-Bold
        Kefa | Noto Sans Ethiopic | Kefa-Regular Kefa-Bold
        Khmer Sangam MN | Noto Sans Khmer | KhmerSangamMN:Regular
        Kohinoor Bangla | Noto Sans Bengali | KohinoorBangla-Regular KohinoorBangla-Light KohinoorBangla-Semibold
        Kohinoor Devanagari | Noto Sans Devanagari | KohinoorDevanagari-Regular KohinoorDevanagari-Light KohinoorDevanagari-Semibold
        Kohinoor Gujarati | Noto Sans Gujarati | KohinoorGujarati-Regular KohinoorGujarati-Light KohinoorGujarati-Bold
        Kohinoor Telugu | Noto Sans Telugu | KohinoorTelugu-Regular KohinoorTelugu-Light KohinoorTelugu-Medium
        Lao Sangam MN | Noto Sans Lao | LaoSangamMN:Regular
        Malayalam Sangam MN | Noto Sans Malayalam | MalayalamSangamMN:Regular MalayalamSangamMN-Bold
        Marker Felt | Comic Neue | MarkerFelt-Thin:Thin MarkerFelt-Wide:Bold
        Menlo | =DejaVu Sans Mono | Menlo-Regular Menlo-Italic Menlo-Bold Menlo-BoldItalic
        Mukta Mahee | Noto Sans Gurmukhi | MuktaMahee-Regular MuktaMahee-Light MuktaMahee-Bold
        Myanmar Sangam MN | Noto Sans Myanmar | MyanmarSangamMN:Regular MyanmarSangamMN-Bold
        Noteworthy | Comic Neue | Noteworthy-Light Noteworthy-Bold
        Optima | Cabin | Optima-Regular Optima-Italic Optima-Bold Optima-BoldItalic Optima-ExtraBlack:Black
        Oriya Sangam MN | Noto Sans Oriya | OriyaSangamMN:Regular OriyaSangamMN-Bold
        Palatino | =P052 | Palatino-Roman:Regular Palatino-Italic Palatino-Bold Palatino-BoldItalic
        Papyrus | Dancing Script | Papyrus:Regular Papyrus-Condensed
        Party LET | Dancing Script | PartyLetPlain:Plain
        PingFang HK | Noto Sans CJK HK | PingFangHK-Regular PingFangHK-Ultralight:UltraLight PingFangHK-Thin PingFangHK-Light \
        PingFangHK-Medium PingFangHK-Semibold
        PingFang SC | Noto Sans CJK SC | PingFangSC-Regular PingFangSC-Ultralight:UltraLight PingFangSC-Thin PingFangSC-Light \
        PingFangSC-Medium PingFangSC-Semibold
        PingFang TC | Noto Sans CJK TC | PingFangTC-Regular PingFangTC-Ultralight:UltraLight PingFangTC-Thin PingFangTC-Light \
        PingFangTC-Medium PingFangTC-Semibold
        Rockwell | Roboto Slab | Rockwell-Regular Rockwell-Italic Rockwell-Bold Rockwell-BoldItalic
        Savoye LET | Dancing Script | SavoyeLetPlain:Plain
        Sinhala Sangam MN | Noto Sans Sinhala | SinhalaSangamMN:Regular SinhalaSangamMN-Bold
        Snell Roundhand | Dancing Script | SnellRoundhand:Regular SnellRoundhand-Bold SnellRoundhand-Black
        Symbol | =Standard Symbols PS | Symbol:Regular
        Tamil Sangam MN | Noto Sans Tamil | TamilSangamMN:Regular TamilSangamMN-Bold
        Thonburi | Noto Sans Thai | Thonburi:Regular Thonburi-Light Thonburi-Bold
        Times New Roman | =Liberation Serif | TimesNewRomanPSMT:Regular TimesNewRomanPS-ItalicMT:Italic TimesNewRomanPS-BoldMT:Bold \
        TimesNewRomanPS-BoldItalicMT:Bold-Italic
        Trebuchet MS | DejaVu Sans Condensed | TrebuchetMS:Regular TrebuchetMS-Italic TrebuchetMS-Bold Trebuchet-BoldItalic
        Verdana | DejaVu Sans | Verdana:Regular Verdana-Italic Verdana-Bold Verdana-BoldItalic
        Zapf Dingbats | =D050000L | ZapfDingbatsITC:Regular
        Zapfino | Z003 | Zapfino:Regular
        """
}
