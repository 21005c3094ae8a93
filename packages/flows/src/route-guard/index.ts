'use client';
export { RouteGuardView, type RouteGuardViewProps } from './RouteGuardView.tsx';
