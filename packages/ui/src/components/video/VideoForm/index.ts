'use client';
export type { VideoFormPicture } from './picture.ts';
export { VideoForm, type VideoFormProps } from './VideoForm.tsx';
