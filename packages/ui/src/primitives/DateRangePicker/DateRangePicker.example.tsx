import { CalendarDate } from '@internationalized/date';
import { useState } from 'react';
import { type DateRange, DateRangePicker } from './index.ts';

export function Example() {
  const [days, setDays] = useState<DateRange | null>({
    start: new CalendarDate(2026, 11, 18),
    end: new CalendarDate(2026, 11, 23),
  });
  return <DateRangePicker label="Days of the shoot" value={days} onChange={setDays} />;
}
