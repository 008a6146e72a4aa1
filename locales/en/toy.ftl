# The toy: a game for trying out programs, which no list shows.

game-toy = The toy
game-toy-designed = This game is ours and made for trying out programs: it is the smallest one with a secret.

ty-action = Guess { $guess ->
    [red] red
    [black] black
   *[both] both colours
}
ty-event-guessed = { $seat } guesses { $guess ->
    [red] red
    [black] black
   *[both] both colours
}.
ty-event-shown = The card is turned up: { $card ->
    [red] red
   *[black] black
}.
ty-card = The card: { $card ->
    [red] red
    [black] black
   *[hidden] face down
}
ty-prompt = Is the card red or black?
ty-seen = You have seen it.
ty-guesses = Guesses
ty-count = Guess { $number } of { $of }
ty-part-guesses = Right guesses
ty-ending-complete = The card is turned up.

## Learning by doing

ty-lesson-goal-title = One card
ty-lesson-goal = Two players guess the colour of a card in turn. You have seen it: it is red.
ty-lesson-guess-title = Guess
ty-lesson-guess = Every right guess is a point when the card is turned up, but your guess also tells something.
ty-lesson-guess-do = Touch the red card.
ty-lesson-end-title = Turned up
ty-lesson-end = After three guesses each the card is turned up, and the points are counted.

## The guide

ty-guide-card-title = One card
ty-guide-card = The first player has seen the card, the other has not. Both guess in turn, three times each.
ty-guide-guess-title = Guess
ty-guide-guess = Every right guess is a point in the end.
ty-guide-guess-do = Touch a colour.
ty-guide-again-title = And again
ty-guide-again = What the other one guesses may be the truth, or not.
ty-guide-again-do = Wait for the other player, then guess again.
