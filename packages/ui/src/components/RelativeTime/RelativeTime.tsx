import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTextLocale } from '../../i18n/useTexts.ts';
import { Tooltip, TooltipTrigger } from '../../primitives/Tooltip/Tooltip.tsx';
import * as styles from './RelativeTime.css.ts';

export interface RelativeTimeProps {
  /** ISO 8601, or a Date. */
  at: string | Date;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const midnight = (moment: Date) =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();

/** How long ago, in the largest unit that fits; from one day on, days are counted as calendars count them. */
function distance(at: Date, now: Date): [amount: number, unit: Intl.RelativeTimeFormatUnit] {
  const ms = at.getTime() - now.getTime();
  const past = Math.abs(ms);
  if (past < minuteMs) return [Math.round(ms / 1000), 'second'];
  if (past < hourMs) return [Math.round(ms / minuteMs), 'minute'];
  if (past < dayMs) return [Math.round(ms / hourMs), 'hour'];
  const days = Math.round((midnight(at) - midnight(now)) / dayMs);
  if (Math.abs(days) < 30) return [days, 'day'];
  if (Math.abs(days) < 365) return [Math.round(days / 30), 'month'];
  return [Math.round(days / 365), 'year'];
}

const formats = new Map<string, Intl.RelativeTimeFormat>();

/** A formatter is dear to make, and a long list asks for the same one in every row. */
function relative(locale: string): Intl.RelativeTimeFormat {
  const format = formats.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  formats.set(locale, format);
  return format;
}

/** The moment itself: worked out only once its tooltip is open. */
function Exact({ at, locale }: { at: Date; locale: string }) {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'medium' }).format(at);
}

/** "12 seconds ago", kept true while it is shown; the exact time is in its tooltip. */
export function RelativeTime({ at }: RelativeTimeProps) {
  const locale = useTextLocale();
  const moment = typeof at === 'string' ? new Date(at) : at;
  const [now, setNow] = useState(() => new Date());
  const [isOpen, setOpen] = useState(false);
  const isYoung = Math.abs(moment.getTime() - now.getTime()) < minuteMs;
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), isYoung ? 1_000 : minuteMs / 2);
    return () => clearInterval(timer);
  }, [isYoung]);
  const [amount, unit] = distance(moment, now);
  return (
    <TooltipTrigger isOpen={isOpen} onOpenChange={setOpen}>
      {/* A button, so that a finger and the keyboard reach the exact time too. */}
      <Button className={styles.time} onPress={() => setOpen(true)}>
        <time dateTime={moment.toISOString()}>{relative(locale).format(amount, unit)}</time>
      </Button>
      <Tooltip>
        <Exact at={moment} locale={locale} />
      </Tooltip>
    </TooltipTrigger>
  );
}
