'use client';
export { VideoResult, type VideoResultProps } from './VideoResult.tsx';
