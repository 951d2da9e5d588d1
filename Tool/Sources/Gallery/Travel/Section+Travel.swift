extension Section {
    static let flights = Section(
        title: "Flights",
        introduction:
            "Direct flights from Hamburg in the second week of May. Prices include a cabin bag and are for one traveller, one way.",
        artwork: PlaneArtwork(light: .day),
        offers: [
            Offer("Lisbon", "Tue 14 May · 3 h 25", "€89", rating: 4.7, LandscapeArtwork(place: .city, light: .dawn)),
            Offer("Innsbruck", "Wed 15 May · 1 h 40", "€112", rating: 4.8, LandscapeArtwork(place: .mountains, light: .day)),
            Offer("Palermo", "Wed 15 May · 2 h 55", "€74", rating: 4.5, LandscapeArtwork(place: .coast, light: .dusk)),
            Offer("Marrakesh", "Thu 16 May · 4 h 10", "€138", rating: 4.6, LandscapeArtwork(place: .desert, light: .dawn)),
            Offer("Tromsø", "Fri 17 May · 3 h 05", "€164", rating: 4.9, LandscapeArtwork(place: .forest, light: .night)),
        ])

    static let hotels = Section(
        title: "Hotels",
        introduction:
            "Small houses in the old town, all within a short walk of the river. Breakfast is included, and you may cancel until the day before.",
        artwork: BedArtwork(room: .midnight),
        offers: [
            Offer("Casa do Pátio", "Alfama · courtyard, lemon tree", "€96", rating: 4.8, BedArtwork(room: .terracotta)),
            Offer("The Lisboa Loft", "Chiado · top floor, balcony", "€134", rating: 4.6, BedArtwork(room: .midnight)),
            Offer("Pensão Amália", "Mouraria · six quiet rooms", "€68", rating: 4.4, BedArtwork(room: .sage)),
            Offer("Miradouro Rooms", "Graça · the whole city below", "€112", rating: 4.9, BedArtwork(room: .rose)),
            Offer("Tejo House", "Belém · two steps from the ferry", "€87", rating: 4.3, BedArtwork(room: .sand)),
        ])

    static let trains = Section(
        title: "Trains",
        introduction:
            "The slow way is the best way to see the country. Seats with a table and a view of the water can be chosen on the next page.",
        artwork: TrainArtwork(light: .day, livery: .coral),
        offers: [
            Offer("Lisbon – Porto", "8:09 – 11:00 · Alfa Pendular", "€32", rating: 4.6, TrainArtwork(light: .dawn, livery: .coral)),
            Offer("Porto – Pocinho", "9:20 – 12:45 · Douro line", "€13", rating: 4.9, TrainArtwork(light: .dusk, livery: .blue)),
            Offer("Lisbon – Sintra", "every 20 minutes · 40 min", "€3", rating: 4.2, TrainArtwork(light: .day, livery: .green)),
            Offer("Lisbon – Lagos", "10:02 – 13:55 · Intercidades", "€24", rating: 4.4, TrainArtwork(light: .day, livery: .ochre)),
            Offer("Lisbon – Évora", "7:02 – 8:39 · Intercidades", "€13", rating: 4.5, TrainArtwork(light: .night, livery: .coral)),
        ])
}
