'use client';
export { OnboardingForm, type OnboardingFormProps } from './OnboardingForm.tsx';
