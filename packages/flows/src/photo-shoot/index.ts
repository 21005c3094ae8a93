'use client';
export { PhotoShoot } from './PhotoShoot.ts';
export { PhotoShootView, type PhotoShootViewProps } from './PhotoShootView.tsx';
