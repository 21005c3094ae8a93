'use client';
export { BallotRecount, type BallotRecountProps } from './BallotRecount.tsx';
