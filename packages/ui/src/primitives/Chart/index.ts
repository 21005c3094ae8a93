'use client';
export { binsOf } from './bins.ts';
export { Chart, type ChartProps } from './Chart.tsx';
export type { ChartPoint } from './chartGeometry.ts';
