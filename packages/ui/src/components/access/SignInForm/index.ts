'use client';
export { LinkSent, type LinkSentProps, SignInForm, type SignInFormProps } from './SignInForm.tsx';
