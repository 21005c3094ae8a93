'use client';
export { GalleryGrid, type GalleryGridProps } from './GalleryGrid.tsx';
export { PictureViewer, type PictureViewerProps } from './PictureViewer.tsx';
