'use client';
export { Notifications } from './Notifications.ts';
export { NotificationsView, type NotificationsViewProps } from './NotificationsView.tsx';
