'use client';
export { NotificationsView, type NotificationsViewProps } from './NotificationsView.tsx';
