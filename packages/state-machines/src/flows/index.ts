export * from './flows.generated.ts';
