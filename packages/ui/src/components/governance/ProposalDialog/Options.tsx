/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a fieldset would want a legend of its own */
import { governanceLimits } from '@mirror-studio/domain/constants/governance';
import type { ProposalProblems } from '@mirror-studio/domain/governance';
import { governance as texts } from '@mirror-studio/domain/texts/en/governance';
import { useId } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { PlusIcon, TrashIcon } from '../../../icons/index.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { Tooltip, TooltipTrigger } from '../../../primitives/Tooltip/Tooltip.tsx';
import * as styles from './ProposalDialog.css.ts';

interface OptionsProps {
  options: readonly string[];
  onChange: (options: readonly string[]) => void;
  problem: ProposalProblems['options'];
}

/** What can be chosen: a line for each, at least one. */
export function Options({ options, onChange, problem }: OptionsProps) {
  const t = useTexts('governance', texts);
  const ids = { heading: useId(), hint: useId() };
  const { optionCharacters, options: most } = governanceLimits;
  const said = {
    optionMissing: t('optionMissing'),
    optionLong: t('optionLong', { limit: optionCharacters }),
    optionTwice: t('optionTwice'),
    optionsMany: t('optionsMany', { limit: most }),
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend of its own
    <div role="group" aria-labelledby={ids.heading} aria-describedby={ids.hint} className={styles.options}>
      <p id={ids.heading} className={styles.label}>
        {t('options')}
      </p>
      <p id={ids.hint} className={styles.hint}>
        {t('optionsHint')}
      </p>
      {options.map((option, at) => {
        const number = at + 1;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- they have no names yet, and are what stands in this place
          <div key={at} className={styles.option}>
            <TextField
              label={t('optionAt', { number })}
              isLabelHidden
              placeholder={t('optionAt', { number })}
              value={option}
              onChange={(value) => onChange(options.map((one, place) => (place === at ? value : one)))}
              autoComplete="off"
              isInvalid={problem !== undefined}
            />
            {options.length > 1 && (
              <TooltipTrigger>
                <IconButton
                  label={t('removeOption', { number })}
                  icon={<TrashIcon size={18} />}
                  onPress={() => onChange(options.filter((_, place) => place !== at))}
                />
                <Tooltip>{t('removeOption', { number })}</Tooltip>
              </TooltipTrigger>
            )}
          </div>
        );
      })}
      {problem && (
        <p role="alert" className={styles.problem}>
          {said[problem]}
        </p>
      )}
      {options.length < most && (
        <div>
          <Button
            size="small"
            variant="ghost"
            icon={<PlusIcon size={18} />}
            onPress={() => onChange([...options, ''])}
          >
            {t('addOption')}
          </Button>
        </div>
      )}
    </div>
  );
}
