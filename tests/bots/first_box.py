"""The box of The Lost Mines that the first bots were made for, as the text that records carry."""

FIRST_BOX = (
    "11x7;1,2/1,4/9,0/9,2/9,4/9,6;4,0,5,0,0,0,4,1,2,1,0,0,5,1,2,0,1,0,1,1,0,0,1,1,3,1,0,1,0,1,2,0,0,0,0,0"
    ",2,0,0,0,0,0,3,3,3,3,2,2,3,2,2;1223/2334/3445;NEW/NES/NESW/NE"
)
