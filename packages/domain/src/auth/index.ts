export * from './begun.ts';
export * from './email.ts';
export * from './errors.ts';
export * from './events.ts';
export * from './magic-link.ts';
export * from './password.ts';
export * from './providers.ts';
export * from './session.ts';
