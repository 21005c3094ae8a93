export const dates = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  daysOf: 'Days begin at midnight, {{zone}}.',
} as const;
