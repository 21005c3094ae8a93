'use client';
export { ProfilePage, type ProfilePageProps } from './ProfilePage.tsx';
