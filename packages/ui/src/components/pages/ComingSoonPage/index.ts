'use client';
export { ComingSoonPage, type UnbuiltPageProps } from './ComingSoonPage.tsx';
