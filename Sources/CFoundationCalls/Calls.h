// Functions of Foundation, by their mangled names, and what Kinora calls in their place: X(number, Foundation's, Kinora's).
#define FOUNDATION_CALLS(X)                                                                                        \
    X(0, $s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ, kinora_preferred_languages)                 \
    X(1, $sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ, kinora_localized_format)                 \
    X(2, $sSS10FoundationE6format6locale9argumentsS2Sh_0A10Essentials6LocaleVSghSays7CVarArg_pGhtcfC,                \
      kinora_format_locale_arguments)                                                                               \
    X(3, $sSS10FoundationE6format6locale_S2Sh_0A10Essentials6LocaleVSghs7CVarArg_pdtcfC, kinora_format_locale)        \
    X(4, $sSS10FoundationE6format9argumentsS2Sh_Says7CVarArg_pGhtcfC, kinora_format_arguments)                       \
    X(5, $sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC, kinora_format)                                              \
    X(6, $s10Foundation6BundleC15localizedString6forKey5value5tableS2S_SSSgAHtF, kinora_bundle_localized_string)     \
    X(7, $s10Foundation6BundleC13localizationsSaySSGvg, kinora_bundle_localizations)                                \
    X(8, $s10Foundation6BundleC22preferredLocalizationsSaySSGvg, kinora_bundle_preferred_localizations)              \
    X(9, $s10Foundation6BundleC23developmentLocalizationSSSgvg, kinora_bundle_development_localization)              \
    X(10, $s10Foundation6BundleC22preferredLocalizations4fromSaySSGAF_tFZ, kinora_bundle_preferred_from)             \
    X(11, $s10Foundation6BundleC22preferredLocalizations4from14forPreferencesSaySSGAG_AGSgtFZ, kinora_bundle_preferred_for) \
    X(12, $s10Foundation6BundleC23localizedInfoDictionarySDySSypGSgvg, kinora_bundle_localized_information)          \
    X(13, $s10Foundation6BundleC6object20forInfoDictionaryKeyypSgSS_tF, kinora_bundle_information) \
    X(14, $s20FoundationEssentials11FileManagerC4urls3for2inSayAA3URLVGAC19SearchPathDirectoryO_AC0iJ10DomainMaskVtF, kinora_file_manager_urls) \
    X(15, $s10Foundation6CGRectV10intersectsySbACF, kinora_rect_intersects)
