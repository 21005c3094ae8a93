'use client';
export { ReAuthView, type ReAuthViewProps } from './ReAuthView.tsx';
export { SignIn } from './SignIn.ts';
export { SignInView, type SignInViewProps } from './SignInView.tsx';
