'use client';
export { PageNotFound, type PageNotFoundProps } from './PageNotFound.tsx';
