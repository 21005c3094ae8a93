/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a fieldset would want a legend that is seen */
import type { BallotReceipt } from '@mirror-studio/domain/contract';
import type { BallotOption } from '@mirror-studio/domain/governance';
import { governance as texts } from '@mirror-studio/domain/texts/en/governance';
import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Form } from '../../../primitives/Form/Form.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import { useOptionName } from '../option-name.ts';
import * as styles from './Ballot.css.ts';
import { Slip } from './Slip.tsx';

export interface BallotProps extends RootProps {
  /** What it is about: it stands on the slip. */
  title: string;
  /** What can be chosen, in the order of the ballot. */
  options: readonly BallotOption[];
  /** What the voter has in hand once the ballot was cast; left out before. */
  receipt?: BallotReceipt;
  /** Casts the ballot, once something was chosen; takes the option. Left out, nothing can be cast. */
  onCast?: (option: string) => void;
  /** It is being cast. Default false. */
  isCasting?: boolean;
  /** Why it was not cast. */
  failed?: ReactNode;
  /** Prints the slip. Default: as the browser prints the page, of which there is the slip alone. */
  onPrint?: () => void;
}

/** A secret ballot, which can be cast anew until the end, and the slip that the voter keeps (pages: governance). */
export function Ballot({
  title,
  options,
  receipt,
  onCast,
  isCasting = false,
  failed,
  onPrint,
  ...rest
}: BallotProps) {
  const t = useTexts('governance', texts);
  const nameOf = useOptionName(options);
  const ids = { heading: useId(), group: useId(), problem: useId() };
  const [choice, setChoice] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const chosen = choice ?? receipt?.option ?? null;
  const isMissing = isAsked && chosen === null;
  const cast = () => {
    setAsked(true);
    if (chosen !== null) onCast?.(chosen);
  };
  return (
    <section {...rootProps(rest, styles.root)} aria-labelledby={ids.heading}>
      <h2 id={ids.heading} className={styles.heading}>
        {t('ballotTitle')}
      </h2>
      {receipt && <Slip title={title} receipt={receipt} option={nameOf(receipt.option)} onPrint={onPrint} />}
      {onCast && (
        <Form validationBehavior="aria" error={failed} onSubmit={cast} className={styles.form}>
          <div
            role="radiogroup"
            aria-label={t('choose')}
            aria-describedby={isMissing ? ids.problem : undefined}
            aria-invalid={isMissing || undefined}
            className={styles.options}
          >
            {options.map(({ id }) => (
              <label key={id} className={styles.option}>
                <input
                  type="radio"
                  name={ids.group}
                  value={id}
                  checked={chosen === id}
                  onChange={() => setChoice(id)}
                  className={styles.radio}
                />
                <span className={styles.optionWords}>
                  <bdi>{nameOf(id)}</bdi>
                  {id === 'abstain' && <span className={styles.hint}>{t('optionHint_abstain')}</span>}
                </span>
              </label>
            ))}
          </div>
          {isMissing && (
            <p id={ids.problem} role="alert" className={styles.problem}>
              {t('chooseFirst')}
            </p>
          )}
          <p className={styles.rule}>{t('rule')}</p>
          <div>
            <Button type="submit" variant={receipt ? 'secondary' : 'primary'} isPending={isCasting}>
              {t(receipt ? 'castOther' : 'cast')}
            </Button>
          </div>
        </Form>
      )}
      <div className={styles.secrecy}>
        <h3 className={styles.summary}>{t('secrecyTitle')}</h3>
        <p className={styles.rule}>{t('secrecy')}</p>
      </div>
    </section>
  );
}
