import { governanceLimits } from '@mirror-studio/domain/constants/governance';
import type { ProposalDetail } from '@mirror-studio/domain/contract';
import { checkReasons } from '@mirror-studio/domain/governance';
import { governance as texts } from '@mirror-studio/domain/texts/en/governance';
import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Form } from '../../../primitives/Form/Form.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { useOptionName } from '../option-name.ts';
import * as styles from './ProposalPage.css.ts';

interface DecisionProps {
  proposal: ProposalDetail;
  number: number;
  onReasons: ((words: string) => Promise<boolean>) | undefined;
  failed: ReactNode;
}

/** The decision that a proposal has become, with its reasons, and for who runs the studio the field for them. */
export function Decision({ proposal, number, onReasons, failed }: DecisionProps) {
  const t = useTexts('governance', texts);
  const headingId = useId();
  const { options, winner, reasons } = proposal;
  const nameOf = useOptionName(options);
  const [words, setWords] = useState(reasons ?? '');
  const [isAsked, setAsked] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const problem = checkReasons(words);
  const problems = {
    reasonsMissing: t('reasonsMissing'),
    reasonsLong: t('reasonsLong', { limit: governanceLimits.reasonsCharacters }),
  };
  const save = async () => {
    setAsked(true);
    if (problem !== null) return;
    setSaving(true);
    await onReasons?.(words.trim());
    setSaving(false);
    setAsked(false);
  };
  return (
    <section className={styles.decision} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {t('decisionTitle', { number })}
      </h2>
      <p className={styles.said}>
        <bdi>{nameOf(winner ?? '')}</bdi>
      </p>
      {!onReasons && (
        <p className={styles.words} dir="auto">
          {reasons ?? t('reasonsNone')}
        </p>
      )}
      {onReasons && (
        <Form validationBehavior="aria" error={failed} onSubmit={() => void save()}>
          <TextArea
            label={t('reasons')}
            description={t('reasonsHint')}
            rows={3}
            value={words}
            onChange={setWords}
            limit={governanceLimits.reasonsCharacters}
            errorMessage={isAsked && problem ? problems[problem] : undefined}
          />
          <div>
            <Button type="submit" size="small" isPending={isSaving}>
              {t('reasonsSave')}
            </Button>
          </div>
        </Form>
      )}
    </section>
  );
}
