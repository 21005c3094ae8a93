'use client';
export { AlphaBanner, type AlphaBannerProps } from './AlphaBanner.tsx';
