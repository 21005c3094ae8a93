'use client';
export { PictureViewer, type PictureViewerProps } from './PictureViewer.tsx';
