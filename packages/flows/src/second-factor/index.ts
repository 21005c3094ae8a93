'use client';
export { SecondFactor } from './SecondFactor.ts';
export { SecondFactorView, type SecondFactorViewProps } from './SecondFactorView.tsx';
