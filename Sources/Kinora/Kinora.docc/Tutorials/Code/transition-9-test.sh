kinora swift test
