'use client';
export { GalleryFilters, type GalleryFiltersProps, type GalleryFilterValue } from './GalleryFilters.tsx';
