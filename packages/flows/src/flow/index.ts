'use client';
export { createFlow, type FlowComponent, type FlowProps, type Tell } from './create-flow.tsx';
export type { FlowOptions, Handlers, Hearing } from './options.ts';
export { type Flow, useFlow } from './use-flow.ts';
