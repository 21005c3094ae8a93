import { faultSeverity, type PromptFault } from '@mirror-studio/domain/prompts';
import { promptEditor } from '@mirror-studio/domain/texts/en/promptEditor';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useTexts } from '../../../i18n/useTexts.ts';
import { DangerIcon, InfoIcon } from '../../../icons/index.ts';
import { cx } from '../../../theme/cx.ts';
import { placeIn } from './field/changes.ts';
import * as styles from './PromptEditor.css.ts';

interface PromptFaultsProps {
  /** The name of the field. */
  label: string;
  text: string;
  faults: readonly PromptFault[];
  wordsOf: (fault: PromptFault) => string;
  onGo: (fault: PromptFault) => void;
  /** Puts the nearest name in the place of one that there is not. Left out where nothing can be changed. */
  onMend?: ((fault: PromptFault, name: string) => void) | undefined;
}

/** What is wrong with the text, and where: each line leads there. */
export function PromptFaults({ label, text, faults, wordsOf, onGo, onMend }: PromptFaultsProps) {
  const t = useTexts('promptEditor', promptEditor);
  return (
    <ul className={styles.faults} aria-label={t('faults', { label })}>
      {faults.map((fault) => {
        const isError = faultSeverity(fault.code) === 'error';
        const Icon = isError ? DangerIcon : InfoIcon;
        const { nearest } = fault;
        return (
          <li key={`${fault.code} ${fault.from} ${fault.to}`} className={styles.fault}>
            <Icon size={16} className={cx(styles.faultIcon, isError && styles.isError)} />
            <p className={cx(styles.faultWords, isError && styles.isError)}>
              {wordsOf(fault)}{' '}
              {isOfPlace(fault, text) && (
                <AriaButton className={styles.faultAction} onPress={() => onGo(fault)}>
                  {t('place', placeIn(text, fault.from))}
                </AriaButton>
              )}
              {nearest !== null && onMend && (
                <>
                  {' '}
                  <AriaButton className={styles.faultAction} onPress={() => onMend(fault, nearest)}>
                    {t('write', { name: nearest })}
                  </AriaButton>
                </>
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** Whether there is a place to go to: what is said of the whole text has none. */
const isOfPlace = ({ code, from, to }: PromptFault, text: string) =>
  to > from &&
  !(from === 0 && to >= text.length && (code === 'resolvesTooLong' || code === 'tooManyCombinations'));
