export const comingSoon = {
  eyebrow: 'Not built yet',
  title: '{{page}} is still in the dark',
  message: 'This room has a door and nothing behind it yet. We would rather say so than show you a set.',
  next: 'What works today',
  toPhotoShoot: 'Begin a shoot',
  toGallery: 'Open the gallery',
} as const;
