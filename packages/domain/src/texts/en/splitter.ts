export const splitter = {
  resize: 'Resize: {{pane}}',
  collapsed: 'Collapsed',
} as const;
