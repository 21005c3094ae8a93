'use client';
export { RouteGuard } from './RouteGuard.ts';
export { RouteGuardView, type RouteGuardViewProps } from './RouteGuardView.tsx';
