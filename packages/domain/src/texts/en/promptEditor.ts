/** The field in which a prompt is written with its grammar: PromptEditor. */
export const promptEditor = {
  combinations_one: '{{count, number}} combination',
  combinations_other: '{{count, number}} combinations',
  combinationsMore: 'more than {{count, number}} combinations',
  hint: 'Two underscores offer the names of lists. F8 goes to the next fault, Shift F8 to the one before. Tab leaves the field.',
  completions: 'Names of lists',
  values_one: '{{count, number}} value',
  values_other: '{{count, number}} values',
  faults: '{{label}}: what to look at',
  place: 'Line {{line, number}}, character {{column, number}}',
  write: 'Write {{name}}',
  noFaults: 'Nothing is wrong any more.',
  faultsCount_one: '{{count, number}} thing to look at: {{first}}',
  faultsCount_other: '{{count, number}} things to look at. The first: {{first}}',
  controlCharacter: 'Invisible character',
  selectionDeleted: 'What was selected is deleted.',
} as const;
