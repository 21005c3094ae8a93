export * from './answer/http-error.ts';
export * from './background.ts';
export * from './clock.ts';
export * from './env.ts';
export * from './log.ts';
export * from './request/body.ts';
export * from './request/serve.ts';
export * from './services.ts';
