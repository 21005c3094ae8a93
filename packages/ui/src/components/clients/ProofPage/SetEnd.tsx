import { proof as texts } from '@mirror-studio/domain/texts/en/proof';
import { useState } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { CheckIcon } from '../../../icons/index.ts';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { NameField } from './NameField.tsx';
import * as styles from './ProofPage.css.ts';
import type { SharedSetProps } from './props.ts';
import { Words } from './Words.tsx';

/** Below the pictures: the words on the whole set, and the approval. Takes how many pictures have no answer yet. */
export function SetEnd({ open, ...props }: SharedSetProps & { open: number }) {
  const { proof, onApprovalChange, name, onNameChange } = props;
  const t = useTexts('proof', texts);
  const [isNameless, setNameless] = useState(false);
  const approve = () => {
    const isMissing = name.trim() === '';
    setNameless(isMissing);
    if (!isMissing) onApprovalChange?.(true);
  };
  return (
    <div className={styles.end}>
      <section className={styles.part} aria-label={t('comments')}>
        <h2 className={styles.partTitle}>{t('comments')}</h2>
        <Words {...props} pictureId={null} />
      </section>
      <section className={styles.part} aria-label={t('approve')}>
        {proof.approvedAt === null ? (
          <>
            <h2 className={styles.partTitle}>{t('approve')}</h2>
            <p className={styles.hint}>{open > 0 ? t('approveHint', { count: open }) : t('allDone')}</p>
            {onApprovalChange && (
              <>
                <NameField name={name} onNameChange={onNameChange} isMissing={isNameless} />
                <Button
                  variant="primary"
                  className={styles.send}
                  icon={<CheckIcon size={18} />}
                  onPress={approve}
                >
                  {t('approve')}
                </Button>
              </>
            )}
          </>
        ) : (
          <Banner
            tone="success"
            title={t('approvedTitle')}
            actions={
              onApprovalChange && (
                <Button size="small" onPress={() => onApprovalChange(false)}>
                  {t('withdraw')}
                </Button>
              )
            }
          >
            {t('approvedWords', { name: proof.approvedBy ?? '' })}
          </Banner>
        )}
      </section>
    </div>
  );
}
