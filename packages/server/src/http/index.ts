export * from './app.ts';
export * from './body.ts';
export * from './env.ts';
export * from './log.ts';
export * from './refusal.ts';
export * from './services.ts';
