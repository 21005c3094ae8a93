'use client';
export { PageHeader, type PageHeaderProps } from './PageHeader.tsx';
