mkdir -p ~/.local/bin
ln -sf "$PWD/kinora" ~/.local/bin/kinora
kinora new ../Checkout
cd ../Checkout
