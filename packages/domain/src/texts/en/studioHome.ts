export const studioHome = {
  eyebrow: 'Studio',
  title: 'The red light is on',
  lead: 'The prompt studio itself is not built yet. Until it is, everything begins with a shoot.',
  begin: 'Begin a shoot',
  recent: 'Fresh from the tray',
  picture: 'Open in the gallery: {{prompt}}',
  none: 'Your first pictures will hang here.',
  next: 'Where to go',
  toGallery: 'Open the gallery',
  toJobs: 'See what is developing',
} as const;
