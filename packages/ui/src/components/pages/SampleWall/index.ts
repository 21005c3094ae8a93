'use client';
export { type SamplePicture, SampleWall, type SampleWallProps } from './SampleWall.tsx';
