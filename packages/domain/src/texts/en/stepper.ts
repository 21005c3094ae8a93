export const stepper = {
  label: 'Progress',
  done: 'Done:',
  current: 'Current:',
  upcoming: 'Upcoming:',
  error: 'Error:',
} as const;
