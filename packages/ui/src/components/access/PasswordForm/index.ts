'use client';
export { PasswordForm, type PasswordFormProps, type PasswordMode } from './PasswordForm.tsx';
export { PasswordRule, type PasswordRuleProps } from './PasswordRule.tsx';
export type { SignInProvider } from './Ways.tsx';
