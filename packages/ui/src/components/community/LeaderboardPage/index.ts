'use client';
export { LeaderboardPage, type LeaderboardPageProps } from './LeaderboardPage.tsx';
