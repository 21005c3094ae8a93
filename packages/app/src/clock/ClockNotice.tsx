import { deviceClockLimits } from '@mirror-studio/domain/constants/requests';
import type { Notice } from '@mirror-studio/state-machines/shared';
import { useEffect } from 'react';
import { useServices } from '../providers/services.tsx';
import { useSharedValue } from '../providers/useSharedValue.ts';
import { useToast } from '../toasts/ToastProvider.tsx';

const wrong: Notice = {
  tone: 'warning',
  title: { namespace: 'toasts', key: 'clockWrongTitle' },
  description: { namespace: 'toasts', key: 'clockWrong' },
};

/** Says once that the clock of this device is wrong by more than a day: calendars and other sites will be wrong by it, too. */
export function ClockNotice(): null {
  const { clock } = useServices();
  const notify = useToast();
  const isWrong = Math.abs(useSharedValue(clock.offset)) > deviceClockLimits.wrongMs;
  useEffect(() => {
    if (isWrong) notify(wrong);
  }, [isWrong, notify]);
  return null;
}
