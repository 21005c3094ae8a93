/** Lists to choose from by typing: ComboBox, Autocomplete, TagField. */
export const choices = {
  noMatches: 'Nothing matches.',
  loading: 'Looking…',
  addTagHint: 'Press Enter or comma to add.',
  tagsFull: '{{count, number}} of {{limit, number}}: remove one to add another.',
  tagTwice: '“{{tag}}” is already there.',
  tags: '{{label}}: added',
  tagRemoved: '{{tag}}: removed.',
  tagCount: '{{count, number}} / {{limit, number}}',
} as const;
