'use client';
export { GalleryBar, type GalleryBarProps, type GalleryChip } from './GalleryBar.tsx';
