import { useIsOnServer } from '../../controlled/useIsOnServer.ts';
import { useTextLocale } from '../../i18n/useTexts.ts';

/** Says a moment with its zone, or a day. A server does not know the zone of whoever reads. */
export function useMoment() {
  const locale = useTextLocale();
  const zone = useIsOnServer() && { timeZone: 'UTC' };
  const day = { day: 'numeric', month: 'long', year: 'numeric', ...zone } as const;
  const days = new Intl.DateTimeFormat(locale, day);
  const moments = new Intl.DateTimeFormat(locale, {
    ...day,
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return {
    dayOf: (at: string) => days.format(new Date(at)),
    momentOf: (at: string) => moments.format(new Date(at)),
  };
}
