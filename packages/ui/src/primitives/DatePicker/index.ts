'use client';
export { type DateFieldFrame, DatePicker, type DatePickerProps } from './DatePicker.tsx';
