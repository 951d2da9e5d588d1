extension Section {
    static let food = Section(
        title: "Food",
        introduction:
            "Where people from here go when they do not want to cook. None of these takes credit cards seriously, so bring some coins.",
        artwork: PlateArtwork(dish: .salad),
        offers: [
            Offer("Zé da Mouraria", "grilled fish · from noon", "€14", rating: 4.8, PlateArtwork(dish: .fish)),
            Offer("Massa Fina", "fresh pasta · two minutes away", "€12", rating: 4.6, PlateArtwork(dish: .pasta)),
            Offer("Nata & Co.", "custard tarts, still warm", "€2", rating: 4.9, PlateArtwork(dish: .tarts)),
            Offer("Horta Verde", "garden salads · open air", "€9", rating: 4.4, PlateArtwork(dish: .salad)),
            Offer("Ramen do Rio", "noodle soup · until late", "€11", rating: 4.5, PlateArtwork(dish: .ramen)),
        ])

    static let sights = Section(
        title: "Sights",
        introduction:
            "Five places worth getting up early for. Start at the lighthouse, before the buses come, and be on the bridge when the sun goes down.",
        artwork: MonumentArtwork(monument: .lighthouse, light: .dusk),
        offers: [
            Offer("Cabo Lighthouse", "last light of the continent", "€4", rating: 4.9, MonumentArtwork(monument: .lighthouse, light: .day)),
            Offer("The Red Bridge", "walkway, 70 m over the river", "€6", rating: 4.7, MonumentArtwork(monument: .bridge, light: .dawn)),
            Offer("Castle of the Moors", "ramparts in the mist", "€8", rating: 4.6, MonumentArtwork(monument: .castle, light: .day)),
            Offer("Temple of Diana", "Évora · two thousand years", "free", rating: 4.5, MonumentArtwork(monument: .temple, light: .dusk)),
            Offer("Iron Tower", "the lift of 1902", "€5", rating: 4.3, MonumentArtwork(monument: .tower, light: .night)),
        ])

    static let diary = Section(
        title: "Diary",
        introduction: "Your last journeys, as you wrote them down. Entries stay on this device until you share them with your companions.",
        artwork: BookArtwork(),
        offers: [
            Offer("Over the pass", "3 April · “snow to the knees”", "12 photos", LandscapeArtwork(place: .mountains, light: .dawn)),
            Offer("The silent wood", "28 March · “only owls”", "7 photos", LandscapeArtwork(place: .forest, light: .dusk)),
            Offer("Harbour, early", "12 March · “coffee and gulls”", "21 photos", LandscapeArtwork(place: .coast, light: .day)),
            Offer("City of windows", "2 February · “lost, gladly”", "34 photos", LandscapeArtwork(place: .city, light: .night)),
            Offer("First dunes", "17 January · “sand in all shoes”", "18 photos", LandscapeArtwork(place: .desert, light: .dusk)),
        ])
}
