'use client';
export { LinkSent, type LinkSentProps } from './LinkSent.tsx';
export { SignInForm, type SignInFormProps, type SignInMode, signInModes } from './SignInForm.tsx';
