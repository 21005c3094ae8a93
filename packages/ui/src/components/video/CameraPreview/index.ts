'use client';
export { CameraPreview, type CameraPreviewProps, type PreviewedPicture } from './CameraPreview.tsx';
