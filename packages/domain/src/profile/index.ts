export * from './demo-profile.ts';
export * from './onboarding.ts';
export * from './profile.ts';
