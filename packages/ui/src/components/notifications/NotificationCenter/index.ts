'use client';
export { NotificationCenter, type NotificationCenterProps } from './NotificationCenter.tsx';
