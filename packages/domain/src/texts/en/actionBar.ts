export const actionBar = {
  label: 'Actions for what is selected',
  selected_one: '{{count, number}} selected',
  selected_other: '{{count, number}} selected',
  allSelected: 'All selected',
  clear: 'Clear selection',
  available: 'Actions are available after the list.',
} as const;
