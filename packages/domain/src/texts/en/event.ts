export const event = {
  title: 'The booth',
  comingSoon:
    'The camera is not built yet. What works today: the booth takes the whole screen, and gives it back.',
  enter: 'Fill the screen',
  entering: 'Filling the screen...',
  refused: 'This browser did not give the whole screen. The event can go on in the window.',
  full: 'The booth has the whole screen. Escape gives it back too.',
  leave: 'Leave full screen',
  leaving: 'Giving the screen back...',
} as const;
