export * from './demo-profile.ts';
export * from './handle.ts';
export { tidyName } from './name.ts';
export * from './onboarding.ts';
export * from './picture.ts';
export * from './profile.ts';
export * from './public-profile.ts';
