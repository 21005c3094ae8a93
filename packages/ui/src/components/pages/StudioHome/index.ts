'use client';
export { StudioHome, type StudioHomeProps } from './StudioHome.tsx';
