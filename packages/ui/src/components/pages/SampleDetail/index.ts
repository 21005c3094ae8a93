'use client';
export { SampleDetail, type SampleDetailProps } from './SampleDetail.tsx';
