./kinora new ../Checkout
cd ../Checkout
