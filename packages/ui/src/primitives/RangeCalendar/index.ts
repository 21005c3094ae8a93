'use client';
export { type DateRange, RangeCalendar, type RangeCalendarProps } from './RangeCalendar.tsx';
