'use client';
export { PhotoShootForm, type PhotoShootFormProps } from './PhotoShootForm.tsx';
