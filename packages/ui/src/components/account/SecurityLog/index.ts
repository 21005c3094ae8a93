'use client';
export { SecurityLog, type SecurityLogProps } from './SecurityLog.tsx';
