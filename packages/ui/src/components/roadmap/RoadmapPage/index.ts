'use client';
export { RoadmapPage, type RoadmapPageProps } from './RoadmapPage.tsx';
export type { RoadmapColumn } from './roadmap-column.ts';
