'use client';
export { CreatorActs, type CreatorActsProps } from './CreatorActs.tsx';
