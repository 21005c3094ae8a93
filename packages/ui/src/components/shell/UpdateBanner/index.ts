'use client';
export { UpdateBanner, type UpdateBannerProps } from './UpdateBanner.tsx';
