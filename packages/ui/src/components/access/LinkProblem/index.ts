'use client';
export { LinkProblem, type LinkProblemProps, type LinkProblemReason } from './LinkProblem.tsx';
