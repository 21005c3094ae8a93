'use client';
export { Tree, type TreeEntry, type TreeProps } from './Tree.tsx';
