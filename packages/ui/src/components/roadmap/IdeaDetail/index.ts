'use client';
export { IdeaDetail, type IdeaDetailProps } from './IdeaDetail.tsx';
