'use client';
export type { OptionGroup, OptionList } from '../Options/OptionRows.tsx';
export { ComboBox, type ComboBoxProps } from './ComboBox.tsx';
