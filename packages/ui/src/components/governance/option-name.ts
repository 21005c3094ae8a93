import type { BallotOption } from '@mirror-studio/domain/governance';
import { governance as texts } from '@mirror-studio/domain/texts/en/governance';
import { useTexts } from '../../i18n/useTexts.ts';

/** What an option is called: as it was proposed, and in the words of the product what every ballot has. */
export function useOptionName(options: readonly BallotOption[]) {
  const t = useTexts('governance', texts);
  return (id: string): string => {
    if (id === 'keep') return t('option_keep');
    if (id === 'abstain') return t('option_abstain');
    return options.find((option) => option.id === id)?.title ?? id;
  };
}
