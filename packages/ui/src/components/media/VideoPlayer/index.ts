'use client';
export { VideoPlayer, type VideoPlayerProps } from './VideoPlayer.tsx';
