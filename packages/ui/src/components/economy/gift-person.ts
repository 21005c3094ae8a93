import type { Gift } from '@mirror-studio/domain/contract';
import { gifts as texts } from '@mirror-studio/domain/texts/en/gifts';
import { useTexts } from '../../i18n/useTexts.ts';

/** What the other of the two of a gift is called: by name and handle, by the address it was sent to, or as somebody who has left. */
export function useGiftPerson() {
  const t = useTexts('gifts', texts);
  return ({ person, address }: Pick<Gift, 'person' | 'address'>): string => {
    if (address !== null) return address;
    if (person === null) return t('somebody');
    const { name, handle } = person;
    if (handle === null) return name || t('member');
    return name ? t('person', { name, handle }) : `@${handle}`;
  };
}
