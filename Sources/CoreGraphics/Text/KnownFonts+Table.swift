extension KnownFonts {
    /// Names and digests of the files of these packages, as `Tool/font-digests` wrote them:
    ///
    /// - fonts-noto-cjk 1:20220127+repack1-1
    /// - fonts-noto-color-emoji 2.042-0+deb12u1
    /// - fonts-noto-core 20201225-1
    /// - fonts-noto-mono 20201225-1
    static let table = """
        NotoColorEmoji.ttf 2fbcf7fe8d426a9b
        NotoKufiArabic-Bold.ttf f06d51c89a8b7a16
        NotoKufiArabic-Regular.ttf f02b72ab8b521d37
        NotoLoopedLao-Bold.ttf e91e295592176f0b
        NotoLoopedLao-Regular.ttf 960c6fc641029609
        NotoLoopedThai-Bold.ttf aa14afa9a92fa235
        NotoLoopedThai-Regular.ttf 68d182d42907a123
        NotoMono-Regular.ttf e5e26c9813531781
        NotoMusic-Regular.ttf 4d218584fd4974a4
        NotoNaskhArabic-Bold.ttf 6771bd59dd9f324f
        NotoNaskhArabic-Regular.ttf 467d56abdcf22bab
        NotoNastaliqUrdu-Bold.ttf 55229815ddb45687
        NotoNastaliqUrdu-Regular.ttf a7ed34ca3f0b5b20
        NotoRashiHebrew-Bold.ttf 2dc597a7ea8e80ed
        NotoRashiHebrew-Regular.ttf 00227e09385b615c
        NotoSans-Bold.ttf 76282cc560ba517e
        NotoSans-BoldItalic.ttf 73a0ca64d4fc18b5
        NotoSans-Italic.ttf 31e43328646ee79b
        NotoSans-Regular.ttf 95578bb388395818
        NotoSansAdlam-Bold.ttf 9d4962e10dd31d41
        NotoSansAdlam-Regular.ttf 74efd2e374e3502f
        NotoSansAdlamUnjoined-Bold.ttf df6e3b1864964183
        NotoSansAdlamUnjoined-Regular.ttf 569163017314b7ab
        NotoSansAnatolianHieroglyphs-Regular.ttf f89edcd23930a12e
        NotoSansArabic-Bold.ttf 2d08559d28dd052c
        NotoSansArabic-Regular.ttf 70e0cb429dc8bd60
        NotoSansArmenian-Bold.ttf 6134e0e054fa0fe8
        NotoSansArmenian-Regular.ttf 2a11cebc4ab993bf
        NotoSansAvestan-Regular.ttf b1a9dd021ba07817
        NotoSansBalinese-Bold.ttf 727ed548faa2749b
        NotoSansBalinese-Regular.ttf 41f37abbc11354a2
        NotoSansBamum-Bold.ttf 37cf46d7b54a1c48
        NotoSansBamum-Regular.ttf 83a245baed707808
        NotoSansBassaVah-Regular.ttf 7dc37232112152cd
        NotoSansBatak-Regular.ttf fbb9b4fe8c5f9f5e
        NotoSansBengali-Bold.ttf 76b028c2177b48b6
        NotoSansBengali-Regular.ttf 768c744a6a4993a0
        NotoSansBhaiksuki-Regular.ttf 0d872c68e5b68032
        NotoSansBrahmi-Regular.ttf 0f7ca270ec71130f
        NotoSansBuginese-Regular.ttf fa87be10e25f2ddd
        NotoSansBuhid-Regular.ttf fa1e37213366e35c
        NotoSansCJK-Bold.ttc 581cb53d6104f84f
        NotoSansCJK-Regular.ttc 8bb2032396cf6f9f
        NotoSansCanadianAboriginal-Bold.ttf 0673e1c8045a6703
        NotoSansCanadianAboriginal-Regular.ttf 2394fcfbafeec17e
        NotoSansCarian-Regular.ttf e37be7266ca6f303
        NotoSansCaucasianAlbanian-Regular.ttf cec05fd7b2394c6d
        NotoSansChakma-Regular.ttf 10986f946247d970
        NotoSansCham-Bold.ttf 0d4b38dcf91de635
        NotoSansCham-Regular.ttf 521722e020c1f0f5
        NotoSansCherokee-Bold.ttf aedcc0d14b99370d
        NotoSansCherokee-Regular.ttf c213f941a0a2cceb
        NotoSansCoptic-Regular.ttf a2f6536bca9c039f
        NotoSansCuneiform-Regular.ttf bf8a8fff8976eab9
        NotoSansCypriot-Regular.ttf 63652b3e2ac5b418
        NotoSansDeseret-Regular.ttf abc5e8762516d108
        NotoSansDevanagari-Bold.ttf e5224b9a96f03af3
        NotoSansDevanagari-Regular.ttf 2039dc188f2a3347
        NotoSansDisplay-Bold.ttf 2d50ba80def9bfe3
        NotoSansDisplay-BoldItalic.ttf 3931c29dd5d984ab
        NotoSansDisplay-Italic.ttf 6783d65b556c1a4e
        NotoSansDisplay-Regular.ttf 94167a8935dba232
        NotoSansDuployan-Regular.ttf 8ae8986c14421883
        NotoSansEgyptianHieroglyphs-Regular.ttf efa418e39813ade4
        NotoSansElbasan-Regular.ttf 49232e98ca0a853d
        NotoSansElymaic-Regular.ttf b0930e8b18924848
        NotoSansEthiopic-Bold.ttf 94aff6395b738d23
        NotoSansEthiopic-Regular.ttf ecc439147d1cf720
        NotoSansGeorgian-Bold.ttf d467ec028134831e
        NotoSansGeorgian-Regular.ttf 0696791c1413398d
        NotoSansGlagolitic-Regular.ttf 88f6a90fe776b301
        NotoSansGothic-Regular.ttf 5df82015fdc5cfad
        NotoSansGrantha-Regular.ttf 90d0d262de6a668d
        NotoSansGujarati-Bold.ttf 86d09d6e6f0fd670
        NotoSansGujarati-Regular.ttf f2b55b121ce88a8b
        NotoSansGunjalaGondi-Regular.ttf 71738ef3bb9a74cb
        NotoSansGurmukhi-Bold.ttf d66980398ddd0d85
        NotoSansGurmukhi-Regular.ttf 088a28330597afd4
        NotoSansHanifiRohingya-Bold.ttf c9b4e090bd0a29f5
        NotoSansHanifiRohingya-Regular.ttf 22f6f625fe00bf11
        NotoSansHanunoo-Regular.ttf 083ffb1332bdab89
        NotoSansHatran-Regular.ttf 1d50f7b553ec1819
        NotoSansHebrew-Bold.ttf 5f6d247fbf1b57f1
        NotoSansHebrew-Regular.ttf 304458457006e010
        NotoSansImperialAramaic-Regular.ttf 865281e28eddcab5
        NotoSansIndicSiyaqNumbers-Regular.ttf 979e114f61668262
        NotoSansInscriptionalPahlavi-Regular.ttf 1b9acbf0282eeed5
        NotoSansInscriptionalParthian-Regular.ttf 26752e7173d138c9
        NotoSansJavanese-Bold.ttf e09c248fff66ae30
        NotoSansJavanese-Regular.ttf d3f7dfc0f298b0fd
        NotoSansKaithi-Regular.ttf 64dc5f1ff88e93d9
        NotoSansKannada-Bold.ttf bde67785aab843f5
        NotoSansKannada-Regular.ttf e1d0d897e4e1b71b
        NotoSansKayahLi-Bold.ttf f5336ac3fe4b7422
        NotoSansKayahLi-Regular.ttf 6f693358e1b72a8f
        NotoSansKharoshthi-Regular.ttf 745ba809f8545261
        NotoSansKhmer-Bold.ttf 1e520d4c57fa57ce
        NotoSansKhmer-Regular.ttf c81cc58bd368da1e
        NotoSansKhojki-Regular.ttf 7831864cf303961a
        NotoSansKhudawadi-Regular.ttf 749e65ead2b10754
        NotoSansLao-Bold.ttf 755af12d54948287
        NotoSansLao-Regular.ttf 31e53d4709b22ebe
        NotoSansLepcha-Regular.ttf 482fec999646035a
        NotoSansLimbu-Regular.ttf 107c081b07487122
        NotoSansLinearA-Regular.ttf 694cbda0b3d97da5
        NotoSansLinearB-Regular.ttf d7d65cb63e7e4c4b
        NotoSansLisu-Bold.ttf 9340080c7785550c
        NotoSansLisu-Regular.ttf b3b3518d3965002c
        NotoSansLycian-Regular.ttf eb919e5d3cb0036a
        NotoSansLydian-Regular.ttf 30d5df6c3b3322dd
        NotoSansMahajani-Regular.ttf 3588173323aa64bb
        NotoSansMalayalam-Bold.ttf a6bd0287bef67b3e
        NotoSansMalayalam-Regular.ttf 5e82120bcbac4869
        NotoSansMandaic-Regular.ttf 453fba8d822dbd0b
        NotoSansManichaean-Regular.ttf 65df757305b9d2d0
        NotoSansMarchen-Regular.ttf b586e3263013a57f
        NotoSansMasaramGondi-Regular.ttf 8a36166220542a79
        NotoSansMath-Regular.ttf 2a3dda18e7ba0ad4
        NotoSansMayanNumerals-Regular.ttf eb864d29939ed025
        NotoSansMedefaidrin-Bold.ttf 12255f78858663ed
        NotoSansMedefaidrin-Regular.ttf e69092c29019a924
        NotoSansMeeteiMayek-Bold.ttf 03ec7e13f144cbd7
        NotoSansMeeteiMayek-Regular.ttf e9d76dad56b73f16
        NotoSansMendeKikakui-Regular.ttf 8d6d077c06ea6a42
        NotoSansMeroitic-Regular.ttf 135c550b4b92ce13
        NotoSansMiao-Regular.ttf f6bfd9dcd814bedd
        NotoSansModi-Regular.ttf fa2a0c89e9e3c4e8
        NotoSansMongolian-Regular.ttf 0e306dbcea50672f
        NotoSansMono-Bold.ttf 27ed0069d1ff33d8
        NotoSansMono-Regular.ttf 9326b672c407260e
        NotoSansMro-Regular.ttf 3066a2a359f1e1de
        NotoSansMultani-Regular.ttf f696966f490eb54b
        NotoSansMyanmar-Bold.ttf d3dab7df3eba844f
        NotoSansMyanmar-Regular.ttf 3c59579f0806f513
        NotoSansNKo-Regular.ttf 0f65196b45c15dbe
        NotoSansNabataean-Regular.ttf 48673b62ee8e36c1
        NotoSansNewTaiLue-Regular.ttf b8da35691a52ff8d
        NotoSansNewa-Regular.ttf eeacf80c97493dc9
        NotoSansNushu-Regular.ttf bb3a62bea95dea0b
        NotoSansOgham-Regular.ttf cb2ba8ba66384e7b
        NotoSansOlChiki-Bold.ttf 96a7b897c4be934e
        NotoSansOlChiki-Regular.ttf c08c21bf347192bd
        NotoSansOldHungarian-Regular.ttf 87a1bf7dab8c7682
        NotoSansOldItalic-Regular.ttf acf5ce4feae46f83
        NotoSansOldNorthArabian-Regular.ttf a2166af85af0dbfb
        NotoSansOldPermic-Regular.ttf 57942447fec3a85a
        NotoSansOldPersian-Regular.ttf 27223ac3d826cf47
        NotoSansOldSogdian-Regular.ttf c57b4762ead55717
        NotoSansOldSouthArabian-Regular.ttf c246577eb5727d59
        NotoSansOldTurkic-Regular.ttf 391c28096ed2bb52
        NotoSansOriya-Bold.ttf 6a0471ca5ffe45bf
        NotoSansOriya-Regular.ttf cd898f658a63231c
        NotoSansOsage-Regular.ttf 5ee9b879a4a3f36b
        NotoSansOsmanya-Regular.ttf e8bb96c72a68d9ea
        NotoSansPahawhHmong-Regular.ttf 76e731f3b44c1a05
        NotoSansPalmyrene-Regular.ttf 8104cd2c9c1a260a
        NotoSansPauCinHau-Regular.ttf 0f7fc92ec2daed93
        NotoSansPhagsPa-Regular.ttf 3ebda0dba0c70dfe
        NotoSansPhoenician-Regular.ttf 8c5b8ee742f9b8cc
        NotoSansPsalterPahlavi-Regular.ttf bde12a24f3742ceb
        NotoSansRejang-Regular.ttf edbf417e7bd71742
        NotoSansRunic-Regular.ttf 968d67b8a7486ec2
        NotoSansSamaritan-Regular.ttf 40a0b2524c5d70e1
        NotoSansSaurashtra-Regular.ttf ccd8273558aa1e63
        NotoSansSharada-Regular.ttf 000965ee9594b9a9
        NotoSansShavian-Regular.ttf 08f4b0f653611f95
        NotoSansSiddham-Regular.ttf 94241fdb0dbfcb1e
        NotoSansSignWriting-Regular.ttf fc9a151ed92ce625
        NotoSansSinhala-Bold.ttf 2920d1346be94f82
        NotoSansSinhala-Regular.ttf 26dba43e29e96803
        NotoSansSogdian-Regular.ttf 7d5f62c4a5c715f7
        NotoSansSoraSompeng-Bold.ttf 75257b5bb1205396
        NotoSansSoraSompeng-Regular.ttf aaa4cca200fcbe11
        NotoSansSoyombo-Regular.ttf d4b7fbeea642a14c
        NotoSansSundanese-Bold.ttf 58200b9fea263a1a
        NotoSansSundanese-Regular.ttf f037869019201d2a
        NotoSansSylotiNagri-Regular.ttf 38ba8b23a4579fa4
        NotoSansSymbols-Bold.ttf cb524ec29a2053b6
        NotoSansSymbols-Regular.ttf 4b07c4b9fd439d6f
        NotoSansSymbols2-Regular.ttf 9e21e10cafef172f
        NotoSansSyriac-Regular.ttf 1f741106f42c2601
        NotoSansTagalog-Regular.ttf 5e02689193be783a
        NotoSansTagbanwa-Regular.ttf 2ff46aecc787847d
        NotoSansTaiLe-Regular.ttf 84e38743e711aab2
        NotoSansTaiTham-Bold.ttf 8c1506e4ae56c5b4
        NotoSansTaiTham-Regular.ttf 8b293099d29c2f55
        NotoSansTaiViet-Regular.ttf 3acbeb48d841c074
        NotoSansTakri-Regular.ttf b6b10a00e5589dfa
        NotoSansTamil-Bold.ttf 7d79d732958c747f
        NotoSansTamil-Regular.ttf 04d529eb3fff0b71
        NotoSansTamilSupplement-Regular.ttf 5cbc78c9012dd52d
        NotoSansTelugu-Bold.ttf dd89e63ddf47d6dc
        NotoSansTelugu-Regular.ttf 25a8d858850b1199
        NotoSansThaana-Bold.ttf 39debf664325000d
        NotoSansThaana-Regular.ttf ca1f36ed67159902
        NotoSansThai-Bold.ttf 06e27fe6867b5295
        NotoSansThai-Regular.ttf fb01b3adb1b865fd
        NotoSansTifinagh-Regular.ttf 18010d7ffd939ba5
        NotoSansTifinaghAPT-Regular.ttf 2aca0e69ed135de5
        NotoSansTifinaghAdrar-Regular.ttf 5bc3e974e230e9ed
        NotoSansTifinaghAgrawImazighen-Regular.ttf 527c235e83aafdba
        NotoSansTifinaghAhaggar-Regular.ttf 75e4d2114eca4625
        NotoSansTifinaghAir-Regular.ttf 8036404d3afbdc6f
        NotoSansTifinaghAzawagh-Regular.ttf 48993de0eb6e2d12
        NotoSansTifinaghGhat-Regular.ttf d8313fb314135c5a
        NotoSansTifinaghHawad-Regular.ttf fe130eee84ba468b
        NotoSansTifinaghRhissaIxa-Regular.ttf 046cf42158d98a33
        NotoSansTifinaghSIL-Regular.ttf c3df4f337bd8e500
        NotoSansTifinaghTawellemmet-Regular.ttf 6d26d156058673f2
        NotoSansTirhuta-Regular.ttf 8f80bb4c7260cdd3
        NotoSansUgaritic-Regular.ttf 80454d4562f091f7
        NotoSansVai-Regular.ttf 503fee1d806efdc8
        NotoSansWancho-Regular.ttf b47c46f7a3c7e3fd
        NotoSansWarangCiti-Regular.ttf ffadab7ad05a8d7e
        NotoSansYi-Regular.ttf 9b9353f783d56857
        NotoSansZanabazarSquare-Regular.ttf 120923f87b85885b
        NotoSerif-Bold.ttf fd6b6a428f1e6136
        NotoSerif-BoldItalic.ttf e198f49219840d64
        NotoSerif-Italic.ttf 071ff7e65c3d0b85
        NotoSerif-Regular.ttf 4d844bb1cc8fe938
        NotoSerifAhom-Regular.ttf c2032e09dccc2123
        NotoSerifArmenian-Bold.ttf 1a66467ecf280ca5
        NotoSerifArmenian-Regular.ttf c2aab3e7375fe87a
        NotoSerifBalinese-Regular.ttf 02ca2b4c80eadb05
        NotoSerifBengali-Bold.ttf 62dfd1ac69676915
        NotoSerifBengali-Regular.ttf c0544cc390a8ba53
        NotoSerifCJK-Bold.ttc 70e5420e69666d0f
        NotoSerifCJK-Regular.ttc db5e82deed0e16a6
        NotoSerifDevanagari-Bold.ttf b67466cb54201867
        NotoSerifDevanagari-Regular.ttf f8f6baf9cd9303ff
        NotoSerifDisplay-Bold.ttf 69491741867f2026
        NotoSerifDisplay-BoldItalic.ttf 62ebb4b44fb19f05
        NotoSerifDisplay-Italic.ttf 7d7be002b95cc98e
        NotoSerifDisplay-Regular.ttf 1f1acf51f53be6c7
        NotoSerifDogra-Regular.ttf 7e37f26e8af0014e
        NotoSerifEthiopic-Bold.ttf 0eda434a74bb2ff8
        NotoSerifEthiopic-Regular.ttf 5e816b6c87214253
        NotoSerifGeorgian-Bold.ttf ab722604b4062065
        NotoSerifGeorgian-Regular.ttf 742f7a93c8b5be94
        NotoSerifGrantha-Regular.ttf d2f60ca1becaaa29
        NotoSerifGujarati-Bold.ttf 71650cf614946e17
        NotoSerifGujarati-Regular.ttf fac9caf6aa3d4d59
        NotoSerifGurmukhi-Bold.ttf 3fc28b3f9400aea0
        NotoSerifGurmukhi-Regular.ttf 704228c4c525949d
        NotoSerifHebrew-Bold.ttf fd35d7221fca66da
        NotoSerifHebrew-Regular.ttf 0584103c44374dad
        NotoSerifKannada-Bold.ttf 2fecb9e5ab4cc2ea
        NotoSerifKannada-Regular.ttf f7382d55f838aab6
        NotoSerifKhmer-Bold.ttf 41441e738f175591
        NotoSerifKhmer-Regular.ttf 2e33e3623360fc6d
        NotoSerifKhojki-Bold.ttf cb5746f2f7dba30d
        NotoSerifKhojki-Regular.ttf 0634b210c7461da7
        NotoSerifLao-Bold.ttf 806f61672240bf2b
        NotoSerifLao-Regular.ttf cd3127d11b3d4764
        NotoSerifMalayalam-Bold.ttf 5760679063377089
        NotoSerifMalayalam-Regular.ttf 4ec97d9c71a28469
        NotoSerifMyanmar-Bold.ttf 6f7891a7da581a79
        NotoSerifMyanmar-Regular.ttf c2530cb8211a6c81
        NotoSerifNyiakengPuachueHmong-Bold.ttf dc85c8f592ff18a4
        NotoSerifNyiakengPuachueHmong-Regular.ttf 4626fadcb2f9c602
        NotoSerifSinhala-Bold.ttf c5af8ae4365ba6a6
        NotoSerifSinhala-Regular.ttf 6dcded26e3b9dfe5
        NotoSerifTamil-Bold.ttf 806e177b965c0b30
        NotoSerifTamil-Regular.ttf f2b371da5bcc6d69
        NotoSerifTamilSlanted-Bold.ttf 5336b9414adf7d23
        NotoSerifTamilSlanted-Regular.ttf 93c5127ade4c0f48
        NotoSerifTangut-Regular.ttf bd375805a9a18a72
        NotoSerifTelugu-Bold.ttf c2950fc31ac53a6f
        NotoSerifTelugu-Regular.ttf f1b8573541dc2f74
        NotoSerifThai-Bold.ttf e60b9f1628a5a2ae
        NotoSerifThai-Regular.ttf 97fa7b5e0bc273d2
        NotoSerifTibetan-Bold.ttf bc4bbd0e2d417ae8
        NotoSerifTibetan-Regular.ttf 945d5866a3d989f3
        NotoSerifYezidi-Bold.ttf 1aec415d8426b301
        NotoSerifYezidi-Regular.ttf 4beb83c33ab63785
        NotoTraditionalNushu-Regular.ttf 85d2650330688dbd
        """

    /// Names, digests, packages and families of files that draw iOS's families, from these packages:
    ///
    /// - fonts-adf-baskervald 0.20190904-2
    /// - fonts-adf-gillius 0.20190904-2
    /// - fonts-adf-universalis 0.20190904-2
    /// - fonts-cabin 1.5-3
    /// - fonts-comic-neue 2.51-4
    /// - fonts-dancingscript 1.2-2
    /// - fonts-dejavu-core 2.37-6
    /// - fonts-dejavu-extra 2.37-6
    /// - fonts-ebgaramond 0.016+git20210310.42d4f9f2-1
    /// - fonts-gfs-didot 1.1-7
    /// - fonts-lato 2.0-2.1
    /// - fonts-liberation2 2.1.5-1
    /// - fonts-roboto-slab 1.100263+20170512-2
    /// - fonts-urw-base35 20200910-7
    static let namedTable = """
        BaskervaldADFStd-Bold.otf 02192ead9943023c fonts-adf-baskervald Baskervald ADF Std
        BaskervaldADFStd-BoldItalic.otf a0478efd3ae26811 fonts-adf-baskervald Baskervald ADF Std
        BaskervaldADFStd-Heavy.otf 908ff6f57c37a59a fonts-adf-baskervald Baskervald ADF Std
        BaskervaldADFStd-HeavyItalic.otf b02f4758b6127ad6 fonts-adf-baskervald Baskervald ADF Std
        BaskervaldADFStd-Italic.otf a6ea32c5a972eceb fonts-adf-baskervald Baskervald ADF Std
        BaskervaldADFStd.otf 5fe274ec79376e69 fonts-adf-baskervald Baskervald ADF Std
        C059-BdIta.otf 7ff32edd9faf8cb3 fonts-urw-base35 C059
        C059-Bold.otf a71ff6c8e9b19463 fonts-urw-base35 C059
        C059-Italic.otf a943f219b502c916 fonts-urw-base35 C059
        C059-Roman.otf e9a3fe5b5574fae8 fonts-urw-base35 C059
        Cabin-Bold.otf 161d62542c7939c2 fonts-cabin Cabin
        Cabin-BoldItalic.otf 80634edd36715e39 fonts-cabin Cabin
        Cabin-Italic.otf 9606db1ed7a0285a fonts-cabin Cabin
        Cabin-Medium.otf 26b0236fa17173e8 fonts-cabin Cabin
        Cabin-MediumItalic.otf ef299938e8c4f328 fonts-cabin Cabin
        Cabin-Regular.otf 398879fd0448f64a fonts-cabin Cabin
        Cabin-SemiBold.otf f281fc56d5c1af90 fonts-cabin Cabin
        Cabin-SemiBoldItalic.otf 39ada38c9349521c fonts-cabin Cabin
        ComicNeue-Bold.otf d1665479445e9da5 fonts-comic-neue Comic Neue
        ComicNeue-BoldItalic.otf d0c40d83c0eaf998 fonts-comic-neue Comic Neue
        ComicNeue-Italic.otf 817f56eb5cf62f5d fonts-comic-neue Comic Neue
        ComicNeue-Light.otf 37324e910bec320a fonts-comic-neue Comic Neue
        ComicNeue-LightItalic.otf c5e7ac53e4912081 fonts-comic-neue Comic Neue
        ComicNeue-Regular.otf a4b05a2e0f9290e6 fonts-comic-neue Comic Neue
        D050000L.otf 3c2e2f3f768cf78e fonts-urw-base35 D050000L
        DancingScript-Bold.otf f6a208cdd4667886 fonts-dancingscript Dancing Script
        DancingScript-Regular.otf 9d02a7acabecf415 fonts-dancingscript Dancing Script
        DejaVuSans-Bold.ttf 3cb1e0055e765eeb fonts-dejavu-core DejaVu Sans
        DejaVuSans-BoldOblique.ttf b7c50360df77e771 fonts-dejavu-extra DejaVu Sans
        DejaVuSans-ExtraLight.ttf 8c7421b3535ac27e fonts-dejavu-extra DejaVu Sans
        DejaVuSans-Oblique.ttf 295dd9cddb848d91 fonts-dejavu-extra DejaVu Sans
        DejaVuSans.ttf 52d647af8f1fef86 fonts-dejavu-core DejaVu Sans
        DejaVuSansCondensed-Bold.ttf 685576d63c9017f3 fonts-dejavu-extra DejaVu Sans Condensed
        DejaVuSansCondensed-BoldOblique.ttf 5920495bdae28efd fonts-dejavu-extra DejaVu Sans Condensed
        DejaVuSansCondensed-Oblique.ttf c4b3ba51d35c77c1 fonts-dejavu-extra DejaVu Sans Condensed
        DejaVuSansCondensed.ttf d6d33a11bb793204 fonts-dejavu-extra DejaVu Sans Condensed
        DejaVuSansMono-Bold.ttf 3e5b06e3e5a2dc44 fonts-dejavu-core DejaVu Sans Mono
        DejaVuSansMono-BoldOblique.ttf d2fb0b0fc27fa7e5 fonts-dejavu-extra DejaVu Sans Mono
        DejaVuSansMono-Oblique.ttf 26124f36b02ac1db fonts-dejavu-extra DejaVu Sans Mono
        DejaVuSansMono.ttf 01467fd5eecebaaa fonts-dejavu-core DejaVu Sans Mono
        EBGaramond12-Bold.otf d2fda3357570f490 fonts-ebgaramond EB Garamond
        EBGaramond12-Italic.otf dbaf5e8a5aa7903f fonts-ebgaramond EB Garamond
        EBGaramond12-Regular.otf a59996e0411a790c fonts-ebgaramond EB Garamond
        GFSDidot.otf a84c66911199d876 fonts-gfs-didot GFS Didot
        GFSDidotBold.otf 3c3fb01af90dc5ff fonts-gfs-didot GFS Didot
        GFSDidotBoldItalic.otf 433c3ea4b9e23cc2 fonts-gfs-didot GFS Didot
        GFSDidotItalic.otf 02eaa1f1a3e4b2bf fonts-gfs-didot GFS Didot
        GilliusADF-Bold.otf d975c3b332ba7edb fonts-adf-gillius Gillius ADF
        GilliusADF-BoldCond.otf a86496f7659b23ca fonts-adf-gillius Gillius ADF
        GilliusADF-BoldCondItalic.otf aaeec2caf7c83986 fonts-adf-gillius Gillius ADF
        GilliusADF-BoldItalic.otf 2364e4d87d7faa46 fonts-adf-gillius Gillius ADF
        GilliusADF-Cond.otf 59b2d31d54b9eaf8 fonts-adf-gillius Gillius ADF
        GilliusADF-CondItalic.otf 97c4c5768a6241bf fonts-adf-gillius Gillius ADF
        GilliusADF-Italic.otf ca836530e5f87839 fonts-adf-gillius Gillius ADF
        GilliusADF-Regular.otf 6eb52bdb85acb5e8 fonts-adf-gillius Gillius ADF
        Lato-Black.ttf ff6d15822b6b3490 fonts-lato Lato
        Lato-BlackItalic.ttf fda3b77378b36bb9 fonts-lato Lato
        Lato-Bold.ttf a11b5ff28fd096a4 fonts-lato Lato
        Lato-BoldItalic.ttf 9f1b9b797a55a563 fonts-lato Lato
        Lato-Hairline.ttf ee472be815891ab1 fonts-lato Lato
        Lato-HairlineItalic.ttf 3961ba57294f353b fonts-lato Lato
        Lato-Heavy.ttf aaa6b39657bed7b6 fonts-lato Lato
        Lato-HeavyItalic.ttf 2d76de55c4dc4c42 fonts-lato Lato
        Lato-Italic.ttf 71eb1a3146b7b26d fonts-lato Lato
        Lato-Light.ttf 6bdcff0110ef0e2e fonts-lato Lato
        Lato-LightItalic.ttf 9139f7c7385fe114 fonts-lato Lato
        Lato-Medium.ttf d95c75357fd0a7b5 fonts-lato Lato
        Lato-MediumItalic.ttf 2c6613b78e02df51 fonts-lato Lato
        Lato-Regular.ttf d401896d749172be fonts-lato Lato
        Lato-Semibold.ttf d3208c529fc373bd fonts-lato Lato
        Lato-SemiboldItalic.ttf be9c147a7af7ab7a fonts-lato Lato
        Lato-Thin.ttf 266a893fbf07cc68 fonts-lato Lato
        Lato-ThinItalic.ttf 0b6ea5e4f69ef58a fonts-lato Lato
        LiberationMono-Bold.ttf 5eaa2247c70efc87 fonts-liberation2 Liberation Mono
        LiberationMono-BoldItalic.ttf 958d6b252c108341 fonts-liberation2 Liberation Mono
        LiberationMono-Italic.ttf 1e29895206c356a7 fonts-liberation2 Liberation Mono
        LiberationMono-Regular.ttf 2945cb11ce8fc171 fonts-liberation2 Liberation Mono
        LiberationSans-Bold.ttf c1409fa9f4429730 fonts-liberation2 Liberation Sans
        LiberationSans-BoldItalic.ttf 4de627e2fd23acd5 fonts-liberation2 Liberation Sans
        LiberationSans-Italic.ttf 9c1a8bb10076f1b5 fonts-liberation2 Liberation Sans
        LiberationSans-Regular.ttf ce7d8104acc12be9 fonts-liberation2 Liberation Sans
        LiberationSerif-Bold.ttf 2e4aac75610b9fb5 fonts-liberation2 Liberation Serif
        LiberationSerif-BoldItalic.ttf fa7ff7daa3a2517c fonts-liberation2 Liberation Serif
        LiberationSerif-Italic.ttf 6203bd7937c4465a fonts-liberation2 Liberation Serif
        LiberationSerif-Regular.ttf 6180d4d205b77710 fonts-liberation2 Liberation Serif
        NimbusMonoPS-Bold.otf 1a096623190ef6c9 fonts-urw-base35 Nimbus Mono PS
        NimbusMonoPS-BoldItalic.otf 81f35acb62eb4556 fonts-urw-base35 Nimbus Mono PS
        NimbusMonoPS-Italic.otf 97af18e891e138f4 fonts-urw-base35 Nimbus Mono PS
        NimbusMonoPS-Regular.otf 589d924f62e3aab1 fonts-urw-base35 Nimbus Mono PS
        NimbusSans-Bold.otf bab70ef7e53f1adc fonts-urw-base35 Nimbus Sans
        NimbusSans-BoldItalic.otf e959a41aebe3c360 fonts-urw-base35 Nimbus Sans
        NimbusSans-Italic.otf f066dcd90b201d1d fonts-urw-base35 Nimbus Sans
        NimbusSans-Regular.otf c72ad6ddb381ff9e fonts-urw-base35 Nimbus Sans
        NimbusSansNarrow-Bold.otf af3f6b473559e0f8 fonts-urw-base35 Nimbus Sans Narrow
        NimbusSansNarrow-BoldOblique.otf f2d1af474d6e1e5a fonts-urw-base35 Nimbus Sans Narrow
        NimbusSansNarrow-Oblique.otf 83352c3537037dd3 fonts-urw-base35 Nimbus Sans Narrow
        NimbusSansNarrow-Regular.otf d358f236c29a8f39 fonts-urw-base35 Nimbus Sans Narrow
        P052-Bold.otf d183f59c917aec8a fonts-urw-base35 P052
        P052-BoldItalic.otf 6586e0624b118718 fonts-urw-base35 P052
        P052-Italic.otf 148ffdfa09687075 fonts-urw-base35 P052
        P052-Roman.otf 33e65cefbae6a10a fonts-urw-base35 P052
        RobotoSlab-Bold.otf d008c94e8bacf3b8 fonts-roboto-slab Roboto Slab
        RobotoSlab-Light.otf a4e9620f2d13cd82 fonts-roboto-slab Roboto Slab
        RobotoSlab-Regular.otf f5c47ecf9eeffc3e fonts-roboto-slab Roboto Slab
        RobotoSlab-Thin.otf 87a70c8139460a9a fonts-roboto-slab Roboto Slab
        StandardSymbolsPS.otf e8326a708b9f5b14 fonts-urw-base35 Standard Symbols PS
        UniversalisADFStd-Bold.otf e6072641a84e7b9f fonts-adf-universalis Universalis ADF Std
        UniversalisADFStd-BoldCond.otf fcb771d65a0aee5a fonts-adf-universalis Universalis ADF Std
        UniversalisADFStd-BoldCondIt.otf 90b27b5a62c6a187 fonts-adf-universalis Universalis ADF Std
        UniversalisADFStd-BoldItalic.otf 338c955d127e906f fonts-adf-universalis Universalis ADF Std
        UniversalisADFStd-Cond.otf bffb8bee2a7657c2 fonts-adf-universalis Universalis ADF Std
        UniversalisADFStd-CondItalic.otf 400933a184b729c5 fonts-adf-universalis Universalis ADF Std
        UniversalisADFStd-Italic.otf 544399e5ae34897d fonts-adf-universalis Universalis ADF Std
        UniversalisADFStd-Regular.otf fa5f30f834e764a7 fonts-adf-universalis Universalis ADF Std
        Z003-MediumItalic.otf ba270503c2038cb5 fonts-urw-base35 Z003
        """
}
