import { agoChangesInMs, formatAgo, formatMoment } from '@mirror-studio/domain/texts';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Button } from 'react-aria-components/Button';
import { useNow, useTextLocale } from '../../i18n/useTexts.ts';
import { Tooltip, TooltipTrigger } from '../../primitives/Tooltip/Tooltip.tsx';
import { type RootProps, rootProps } from '../../theme/rootProps.ts';
import * as styles from './RelativeTime.css.ts';

export interface RelativeTimeProps extends RootProps<HTMLButtonElement> {
  /** ISO 8601, or a Date. What is no time is shown as it is. */
  at: string | Date;
}

/** A timer that sleeps with its machine would wake late: the clock is looked at again this often, in ms. */
const longestWaitMs = 60_000;

/** The moment itself: worked out only once its tooltip is open. */
function Exact({ at, locale }: { at: number; locale: string }) {
  return formatMoment(at, locale);
}

/** The time as it was last looked at, the same until it is looked at again. */
function createClock(now: () => number) {
  let nowMs: number | null = null;
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => {
      nowMs ??= now();
      return nowMs;
    },
    tick: () => {
      nowMs = now();
      for (const listener of listeners) listener();
    },
  };
}

/** On a server, and while its markup is taken over: the clock there showed another time than the one here. */
const unknown = () => null;

interface MomentProps extends RootProps<HTMLButtonElement> {
  at: Date;
}

function Moment({ at, ...rest }: MomentProps) {
  const locale = useTextLocale();
  const thenMs = at.getTime();
  const now = useNow();
  const clock = useMemo(() => createClock(now), [now]);
  const nowMs = useSyncExternalStore(clock.subscribe, clock.read, unknown);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (nowMs === null) return undefined;
    const wait = Math.min(agoChangesInMs(thenMs, nowMs), longestWaitMs);
    const timer = setTimeout(clock.tick, wait);
    return () => clearTimeout(timer);
  }, [clock, thenMs, nowMs]);
  return (
    <TooltipTrigger isOpen={isOpen} onOpenChange={setOpen}>
      {/* A button, so that a finger and the keyboard reach the exact time too. */}
      <Button {...rootProps(rest, styles.time)} onPress={() => setOpen(true)}>
        <time dateTime={at.toISOString()}>
          {nowMs === null ? at.toISOString().slice(0, 10) : formatAgo(thenMs, nowMs, locale)}
        </time>
      </Button>
      <Tooltip>
        <Exact at={thenMs} locale={locale} />
      </Tooltip>
    </TooltipTrigger>
  );
}

/** "12 seconds ago", kept true while it is shown; the exact time is in its tooltip (§2). A server sends the day. */
export function RelativeTime({ at, ...rest }: RelativeTimeProps) {
  const moment = new Date(at);
  if (!Number.isNaN(moment.getTime())) return <Moment {...rest} at={moment} />;
  // Words of another system, such as "yesterday": better seen than thrown at.
  const { ref: _ref, ...root } = rest;
  return <span {...root}>{typeof at === 'string' && at}</span>;
}
