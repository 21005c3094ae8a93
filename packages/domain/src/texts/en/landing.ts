export const landing = {
  title: 'A darkroom for what you see with your eyes closed',
  lead: 'Write a prompt, begin a shoot, and watch the pictures develop. Keep them, move them, share how you made them.',
  signIn: 'Sign in',
  samples: 'See the samples',
  studioTitle: 'Studio',
  studio: 'One prompt, up to ten pictures, eight poses, eight styles.',
  galleryTitle: 'Gallery',
  gallery: 'Everything you make hangs in one quiet room, with the words that made it.',
  communityTitle: 'Community',
  community: 'Read how others write, and be read.',
  alphaNote: 'In alpha: every feature is free while we test.',
} as const;
