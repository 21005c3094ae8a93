'use client';
export { MovePictures, type MovePicturesProps } from './MovePictures.tsx';
