'use client';
export { Calendar, type CalendarBounds, type CalendarFrame, type CalendarProps } from './Calendar.tsx';
