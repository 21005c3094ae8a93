'use client';
export { StepUp } from './StepUp.ts';
export { StepUpView, type StepUpViewProps } from './StepUpView.tsx';
