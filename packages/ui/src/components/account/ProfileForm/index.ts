'use client';
export type { HandleState } from './HandleField.tsx';
export { ProfileForm, type ProfileFormProps } from './ProfileForm.tsx';
