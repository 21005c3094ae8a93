'use client';
export { Ballot, type BallotProps } from './Ballot.tsx';
