'use client';
export { WorkDetail, type WorkDetailProps } from './WorkDetail.tsx';
