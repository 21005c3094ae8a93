'use client';
export { ReAuthView, type ReAuthViewProps } from './ReAuthView.tsx';
export { SignInView, type SignInViewProps } from './SignInView.tsx';
