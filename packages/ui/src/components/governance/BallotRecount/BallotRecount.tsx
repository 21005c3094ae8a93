import {
  type BallotOption,
  type RecountState,
  type RecountVerdict,
  readCommitment,
} from '@mirror-studio/domain/governance';
import { governance as texts } from '@mirror-studio/domain/texts/en/governance';
import { useId, useState } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Form } from '../../../primitives/Form/Form.tsx';
import { Progress } from '../../../primitives/Progress/Progress.tsx';
import { Status } from '../../../primitives/Status/Status.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import * as styles from './BallotRecount.css.ts';
import { Verdict } from './Verdict.tsx';

export interface BallotRecountProps extends RootProps {
  /** How far it is. Default `idle`. */
  state?: 'idle' | 'counting' | 'done' | 'failed';
  /** How many ballots there are. */
  total: number;
  /** What was counted so far, and at the end; left out before it begins. */
  counted?: RecountState;
  /** What came of it; left out before its end. */
  verdict?: RecountVerdict;
  /** What could be chosen. */
  options: readonly BallotOption[];
  /** The commitment of the receipt, as it was typed. */
  commitment: string;
  /** It was typed otherwise. */
  onCommitmentChange: (commitment: string) => void;
  /** Begins; takes the commitment that is looked for, null for none. */
  onStart: (commitment: string | null) => void;
  /** Stops it; left out, it cannot be stopped. */
  onStop?: () => void;
}

/** Counts the ballots of a vote that has ended anew, in the browser, and looks for one’s own among them (pages: governance). */
export function BallotRecount({
  state = 'idle',
  total,
  counted,
  verdict,
  options,
  commitment,
  onCommitmentChange,
  onStart,
  onStop,
  ...rest
}: BallotRecountProps) {
  const t = useTexts('governance', texts);
  const headingId = useId();
  const [isAsked, setAsked] = useState(false);
  const wanted = readCommitment(commitment);
  const isWrong = commitment.trim() !== '' && wanted === null;
  const isCounting = state === 'counting';
  const start = () => {
    setAsked(true);
    if (!isWrong) onStart(wanted);
  };
  return (
    <section {...rootProps(rest, styles.root)} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {t('recountTitle')}
      </h2>
      <p className={styles.words}>{t('recountLead')}</p>
      <Form
        validationBehavior="aria"
        error={state === 'failed' ? t('recountFailed') : undefined}
        onSubmit={start}
        className={styles.form}
      >
        <TextField
          label={t('recountField')}
          description={t('recountFieldHint')}
          isOptional
          value={commitment}
          onChange={onCommitmentChange}
          isDisabled={isCounting}
          autoComplete="off"
          spellCheck="false"
          errorMessage={isAsked && isWrong ? t('recountFieldWrong') : undefined}
        />
        {isCounting && (
          <Progress
            label={t('recountProgress')}
            tone="neutral"
            value={counted?.ballots ?? 0}
            maxValue={Math.max(1, total)}
            valueLabel={t('recountOf', { counted: counted?.ballots ?? 0, total })}
          />
        )}
        <div>
          {isCounting ? (
            onStop && <Button onPress={onStop}>{t('recountStop')}</Button>
          ) : (
            <Button type="submit">{t(state === 'idle' ? 'recountStart' : 'recountAgain')}</Button>
          )}
        </div>
      </Form>
      <Status className={styles.verdict}>
        {state === 'done' && counted && verdict && (
          <Verdict counted={counted} verdict={verdict} options={options} isWanted={wanted !== null} />
        )}
      </Status>
    </section>
  );
}
