export const dates = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  daysOf: 'Days begin at midnight, {{zone}}.',
  presets: 'Suggested ranges',
  lastDays: 'Last {{days, number}} days',
  today: 'Today',
  thisMonth: 'This month',
  lastMonth: 'Last month',
  thisYear: 'This year',
} as const;
