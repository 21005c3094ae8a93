'use client';
export { PictureViewer, type PictureViewerProps } from '../PictureViewer/PictureViewer.tsx';
export type { WallDensity } from '../PictureWall/useBand.ts';
export { GalleryGrid, type GalleryGridProps, type ShownPicture } from './GalleryGrid.tsx';
