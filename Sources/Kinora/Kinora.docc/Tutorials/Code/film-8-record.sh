kinora --package . record card -o card.mp4
kinora --package . filmstrip card -o card.png
