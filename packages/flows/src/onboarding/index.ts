'use client';
export { OnboardingView, type OnboardingViewProps } from './OnboardingView.tsx';
