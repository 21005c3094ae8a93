'use client';
export { type LoadModule, OverlayLoader, prefetchOverlays } from './lazy-overlay.ts';
export { isOverlayOpen } from './overlay-stack.ts';
