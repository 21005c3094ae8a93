'use client';
export { ConnectionBanner, type ConnectionBannerProps } from './ConnectionBanner.tsx';
