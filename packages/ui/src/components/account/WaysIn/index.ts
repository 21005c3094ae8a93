'use client';
export { WaysIn, type WaysInProps } from './WaysIn.tsx';
export type { LinkedWay, OfferedWay, RefusedWay } from './ways.ts';
