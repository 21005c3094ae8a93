'use client';
export { type LoadModule, OverlayLoader, prefetchOverlays } from './lazy-overlay.ts';
