# The toy: every rule as a numbered statement.

ty-group-all = All there is
TY-001 = A guess names one colour, red or black.
TY-002 = Two seats guess in turn. After three guesses each the card is turned up and the game is over.
TY-003 = The first seat has seen the card; nobody else has.
TY-004 = Every right guess is a point, counted when the card is turned up. Most points win; equal points share the victory.
