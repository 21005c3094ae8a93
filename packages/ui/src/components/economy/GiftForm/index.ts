'use client';
export { type GiftDraft, GiftForm, type GiftFormProps } from './GiftForm.tsx';
