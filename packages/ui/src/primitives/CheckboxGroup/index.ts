'use client';
export { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx';
