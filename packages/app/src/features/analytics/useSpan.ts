import { dayAfter } from '@mirror-studio/domain/analytics';
import { analytics } from '@mirror-studio/domain/texts/en/analytics';
import { useTextLocale, useTexts } from '@mirror-studio/ui/i18n';
import { readZone } from '../../api/zone.ts';
import { dayWords } from './figures.ts';

/** Says which days are shown, by whose clock, and which they are compared with. */
export function useSpan() {
  const t = useTexts('analytics', analytics);
  const locale = useTextLocale();
  const { span } = dayWords(locale);
  const zone = readZone().replaceAll('_', ' ');
  return (days: readonly { readonly day: string }[]) => {
    const [first, last] = [days[0]?.day, days.at(-1)?.day];
    if (first === undefined || last === undefined) return undefined;
    return t('span', {
      period: span(first, last),
      zone,
      before: span(dayAfter(first, -days.length), dayAfter(first, -1)),
    });
  };
}
