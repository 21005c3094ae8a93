'use client';
export { RankList, type RankListProps } from './RankList.tsx';
