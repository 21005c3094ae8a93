'use client';
export { PhotoShootLayout, type PhotoShootLayoutProps } from './PhotoShootLayout.tsx';
