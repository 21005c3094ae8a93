export const shortcuts = {
  title: 'Keyboard shortcuts',
  group_navigation: 'Go to',
  group_panels: 'Open and close',
  group_admin: 'Admin',
  openJobs: 'Background Jobs',
  toggleSidebar: 'Show or hide the sidebar',
  openHelp: 'Help',
  openSettings: 'Settings',
  openPalette: 'Command palette',
  chordThen: 'then',
  or: 'or',
  chordHint: 'Press the two keys one after the other, within a second.',
} as const;
