import { agoChangesInMs, formatAgo, formatMoment } from '@mirror-studio/domain/texts';
import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTextLocale } from '../../i18n/useTexts.ts';
import { Tooltip, TooltipTrigger } from '../../primitives/Tooltip/Tooltip.tsx';
import { type RootProps, rootProps } from '../../theme/rootProps.ts';
import * as styles from './RelativeTime.css.ts';

export interface RelativeTimeProps extends RootProps<HTMLButtonElement> {
  /** ISO 8601, or a Date. */
  at: string | Date;
}

/** A timer that sleeps with its machine would wake late: the clock is looked at again this often, in ms. */
const longestWaitMs = 60_000;

/** The moment itself: worked out only once its tooltip is open. */
function Exact({ at, locale }: { at: number; locale: string }) {
  return formatMoment(at, locale);
}

/** "12 seconds ago", kept true while it is shown; the exact time is in its tooltip (§2). */
export function RelativeTime({ at, ...rest }: RelativeTimeProps) {
  const locale = useTextLocale();
  const moment = typeof at === 'string' ? new Date(at) : at;
  const thenMs = moment.getTime();
  const [nowMs, setNow] = useState(() => Date.now());
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const wait = Math.min(agoChangesInMs(thenMs, nowMs), longestWaitMs);
    const timer = setTimeout(() => setNow(Date.now()), wait);
    return () => clearTimeout(timer);
  }, [thenMs, nowMs]);
  return (
    <TooltipTrigger isOpen={isOpen} onOpenChange={setOpen}>
      {/* A button, so that a finger and the keyboard reach the exact time too. */}
      <Button {...rootProps(rest, styles.time)} onPress={() => setOpen(true)}>
        <time dateTime={moment.toISOString()}>{formatAgo(thenMs, nowMs, locale)}</time>
      </Button>
      <Tooltip>
        <Exact at={thenMs} locale={locale} />
      </Tooltip>
    </TooltipTrigger>
  );
}
