'use client';
export { PageSkeleton, type PageSkeletonProps } from './PageSkeleton.tsx';
