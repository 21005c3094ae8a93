'use client';
export { EventFrame, type EventFrameProps } from './EventFrame.tsx';
