import type { ImprovedText } from '@mirror-studio/domain/prompts/composer';
import { promptStudio as texts } from '@mirror-studio/domain/texts/en/promptStudio';
import { prompts } from '@mirror-studio/domain/texts/en/prompts';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog, type OverlayProps } from '../../../primitives/Dialog/Dialog.tsx';
import { DiffText } from '../../../primitives/DiffText/DiffText.tsx';
import * as styles from './ImproveDialog.css.ts';

export interface ImproveDialogProps extends OverlayProps {
  /** What is proposed; it stays while the dialog is on its way out. */
  proposal: ImprovedText;
  /** It takes the place of the prompt. The dialog closes. */
  onAccept: () => void;
}

/** What *Improve* would add to a prompt, and why. Nothing is replaced before it is accepted. */
export function ImproveDialog({ proposal, onAccept, ...overlay }: ImproveDialogProps) {
  const t = useTexts('promptStudio', texts);
  const p = useTexts('prompts', prompts);
  const { before, text, changes } = proposal;
  const isWhole = changes.length === 0;
  return (
    <Dialog
      {...overlay}
      size="medium"
      title={t('improveTitle')}
      description={t('composer')}
      footer={
        isWhole
          ? undefined
          : ({ close }) => (
              <>
                <Button onPress={close}>{t('improveKeep')}</Button>
                <Button
                  variant="primary"
                  onPress={() => {
                    onAccept();
                    if (overlay.isOpen === undefined) close();
                  }}
                >
                  {t('improveUse')}
                </Button>
              </>
            )
      }
    >
      <div className={styles.root}>
        {isWhole ? (
          <p className={styles.whole}>{t('improveNothing')}</p>
        ) : (
          <>
            <DiffText className={styles.diff} before={before} after={text} />
            <h3 className={styles.title}>{t('improveWhy')}</h3>
            <dl className={styles.reasons}>
              {changes.map(({ slot }) => (
                <div key={slot} className={styles.reason}>
                  <dt className={styles.name}>{p(`slot_${slot}`)}</dt>
                  <dd className={styles.why}>{p(`reason_${slot}`)}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </div>
    </Dialog>
  );
}
