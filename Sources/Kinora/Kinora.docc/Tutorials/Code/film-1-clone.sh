git clone https://example.com/kinora.git
cd kinora
./kinora doctor
