'use client';
export { Onboarding } from './Onboarding.ts';
export { OnboardingView, type OnboardingViewProps } from './OnboardingView.tsx';
