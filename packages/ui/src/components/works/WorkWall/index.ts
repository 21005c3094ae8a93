'use client';
export { WorkWall, type WorkWallProps } from './WorkWall.tsx';
