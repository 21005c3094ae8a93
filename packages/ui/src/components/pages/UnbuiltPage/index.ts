'use client';
export { UnbuiltPage, type UnbuiltPageProps } from './UnbuiltPage.tsx';
