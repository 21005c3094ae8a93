'use client';
export type { PictureArea, PictureSize } from './crop.ts';
export { PictureCropDialog, type PictureCropDialogProps } from './PictureCropDialog.tsx';
