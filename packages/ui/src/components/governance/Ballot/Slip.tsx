import type { BallotReceipt } from '@mirror-studio/domain/contract';
import { commitmentGroups } from '@mirror-studio/domain/governance';
import { governance as texts } from '@mirror-studio/domain/texts/en/governance';
import { useId, useRef } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { PrintIcon } from '../../../icons/index.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { CopyButton } from '../../../primitives/CopyButton/CopyButton.tsx';
import { useMoment } from '../use-moment.ts';
import * as styles from './Ballot.css.ts';

interface SlipProps {
  /** What was voted on. */
  title: string;
  receipt: BallotReceipt;
  /** What was chosen, in words. */
  option: string;
  onPrint: (() => void) | undefined;
}

/** Its digits in groups, as they are compared by eye. */
function Digits({ value }: { value: string }) {
  return (
    <span className={styles.digits}>
      {commitmentGroups(value).map((group, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- groups may be alike, and stay where they are
        <span key={`${at} ${group}`}>{group}</span>
      ))}
    </span>
  );
}

/** The receipt of a ballot, as a narrow slip that prints as it looks. */
export function Slip({ title, receipt, option, onPrint }: SlipProps) {
  const t = useTexts('governance', texts);
  const { momentOf } = useMoment();
  const headingId = useId();
  const slip = useRef<HTMLDivElement>(null);
  const print = () => {
    slip.current?.setAttribute(styles.printing, '');
    window.print();
    slip.current?.removeAttribute(styles.printing);
  };
  return (
    <div className={styles.receipt}>
      <div ref={slip} className={styles.slip}>
        <h3 id={headingId} className={styles.slipTitle}>
          {t('receiptTitle')}
        </h3>
        <p className={styles.slipAbout}>
          <bdi>{title}</bdi>
        </p>
        <dl className={styles.facts}>
          <div className={styles.fact}>
            <dt>{t('receiptOption')}</dt>
            <dd className={styles.said}>
              <bdi>{option}</bdi>
            </dd>
          </div>
          <div className={styles.fact}>
            <dt>{t('receiptCast')}</dt>
            <dd className={styles.said}>
              <time dateTime={receipt.castAt}>{momentOf(receipt.castAt)}</time>
            </dd>
          </div>
          <div className={styles.numberFact}>
            <dt>{t('receiptNumber')}</dt>
            <dd className={styles.said}>
              <Digits value={receipt.commitment} />
            </dd>
          </div>
          <div className={styles.numberFact}>
            <dt>{t('receiptNonce')}</dt>
            <dd className={styles.said}>
              <Digits value={receipt.nonce} />
            </dd>
          </div>
        </dl>
      </div>
      <div className={styles.acts}>
        <CopyButton size="small" label={t('receiptCopy')} text={receipt.commitment} />
        <Button size="small" variant="ghost" icon={<PrintIcon size={18} />} onPress={onPrint ?? print}>
          {t('receiptPrint')}
        </Button>
      </div>
      <p className={styles.rule}>{t('receiptLead')}</p>
    </div>
  );
}
