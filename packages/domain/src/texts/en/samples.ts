export const samples = {
  title: 'What the mirror shows',
  lead: '{{count, number}} pictures by the built-in sample renderer, each with the words that made it. Take any of them and change it.',
  wall: 'Samples',
  sample: 'Sample {{number, number}} of {{total, number}}',
  picture: 'The picture of sample {{number, number}}',
  previous: 'Previous',
  next: 'Next',
  try: 'Try this prompt',
} as const;
