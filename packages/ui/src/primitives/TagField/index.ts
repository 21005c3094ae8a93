'use client';
export { TagField, type TagFieldProps } from './TagField.tsx';
