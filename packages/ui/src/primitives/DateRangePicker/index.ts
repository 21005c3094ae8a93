'use client';
export type { DateRange } from '../RangeCalendar/RangeCalendar.tsx';
export { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx';
export type { DatePreset } from './presets.ts';
