import { CalendarDate } from '@internationalized/date';
import { useState } from 'react';
import { DatePicker } from './index.ts';

export function Example() {
  const [day, setDay] = useState<CalendarDate | null>(new CalendarDate(2026, 11, 18));
  return <DatePicker label="Day of the shoot" value={day} onChange={setDay} />;
}
