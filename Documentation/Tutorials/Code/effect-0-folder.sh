mkdir ../Offers
cd ../Offers
