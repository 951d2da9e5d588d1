import XCTest

@testable import Resources

/// Names of assets in Swift: those in files that Xcode has generated for public projects.
final class AssetSymbolNameTests: XCTestCase {
    func testNamesOfPropertiesAreXcodes() {
        let names = [
            // Words.
            "album": "album", "MistyForest": "mistyForest", "dislike-active": "dislikeActive", "glass_crack": "glassCrack",
            "alex n friend": "alexNFriend", "Light theme": "lightTheme", "arrow_basic_e": "arrowBasicE",
            // Several capitals.
            "CFConfezione": "cfConfezione", "DSAction": "dsAction", "BGLighGray": "bgLighGray", "FTU-screen1": "ftuScreen1",
            "Empty man PP": "emptyManPP", "alex pp": "alexPp", "welcomeVCimage": "welcomeVCimage",
            // Nothing but capitals and digits.
            "BMR": "BMR", "M": "M", "IMG02": "IMG_02", "AL-0": "AL_0", "A-1-1-0": "A_1_1_0", "16_9": "_16_9", "292C38": "_292_C_38",
            "CLR_TOOLTIP_BCKGRND": "CLR_TOOLTIP_BCKGRND",
            // Digits.
            "image 123": "image123", "Image1": "image1", "ac_fm_10_2": "acFm102", "402a": "_402A", "10_left_claw": "_10LeftClaw",
            "1024": "_1024", "210421-citykey-layout-city-key-55": "_210421CitykeyLayoutCityKey55", "sy_head_10@2x": "syHead102X",
            "15d058e5b1d372de38f21d8055f89223": "_15D058E5B1D372De38F21D8055F89223",
            // A last word that says what it is.
            "AccentColor": "accent", "backgroundColor": "background", "ErrorSvnrColor": "errorSvnr", "hint_text_color": "hintText",
            "CLR_LAUNCH_SCREEN_COLOR": "CLR_LAUNCH_SCREEN", "Initial-Image": "initial", "adult_products_image": "adultProducts",
            "bg_color": "bg", "joker_3_multicolor": "joker3Multicolor", "white_color_85": "whiteColor85", "Image": "image",
            "color": "color",
        ]
        for (asset, name) in names { XCTAssertEqual(AssetSymbolName.property(asset), name, asset) }
    }

    func testNamesOfNamespacesAreXcodes() {
        for (folder, name) in [
            "iconPreviews": "IconPreviews", "Colors": "Colors", "GameUI": "GameUI", "BackgroundLevels": "BackgroundLevels",
        ] {
            XCTAssertEqual(AssetSymbolName.type(folder), name)
        }
        XCTAssertNil(AssetSymbolName.type("--"))
        XCTAssertNil(AssetSymbolName.property(""))
    }
}
