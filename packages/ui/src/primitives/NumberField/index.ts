'use client';
export { NumberField, type NumberFieldProps } from './NumberField.tsx';
