'use client';
export { SignInAgain } from './SignInAgain.ts';
export { SignInAgainView, type SignInAgainViewProps } from './SignInAgainView.tsx';
