import { CalendarDate } from '@internationalized/date';
import { useState } from 'react';
import { Calendar } from './index.ts';

export function Example() {
  const [day, setDay] = useState(new CalendarDate(2026, 11, 18));
  return <Calendar aria-label="Day of the shoot" value={day} onChange={setDay} />;
}
