export * from '../http/request/serve.ts';
export * from './ask.ts';
export * from './data-folder.ts';
export * from './links.ts';
export * from './process.ts';
export * from './server.ts';
export * from './services.ts';
