'use client';
export { LinkProblem, type LinkProblemProps } from './LinkProblem.tsx';
