import type { PromptProposal } from '@mirror-studio/domain/prompts/composer';
import { promptStudio as texts } from '@mirror-studio/domain/texts/en/promptStudio';
import { prompts } from '@mirror-studio/domain/texts/en/prompts';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog, type OverlayProps } from '../../../primitives/Dialog/Dialog.tsx';
import { DiffText } from '../../../primitives/DiffText/DiffText.tsx';
import * as styles from './ImproveDialog.css.ts';

export interface ImproveDialogProps extends OverlayProps {
  /** What is proposed; it stays while the dialog is on its way out. */
  proposal: PromptProposal;
  /** It takes the place of the prompt. The dialog closes. */
  onAccept: () => void;
}

/** What *Improve* would add to a prompt, why, and who proposes it. Nothing is replaced before it is accepted. */
export function ImproveDialog({ proposal, onAccept, ...overlay }: ImproveDialogProps) {
  const t = useTexts('promptStudio', texts);
  const p = useTexts('prompts', prompts);
  const { before, text, changes, model } = proposal;
  const isWhole = changes.length === 0;
  return (
    <Dialog
      {...overlay}
      size="medium"
      title={t('improveTitle')}
      description={model === undefined ? t('composer') : t('byModel', { model })}
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
          <p className={styles.whole}>{t(model === undefined ? 'improveNothing' : 'improveNothingModel')}</p>
        ) : (
          <>
            <DiffText className={styles.diff} before={before} after={text} />
            <h3 className={styles.title}>{t(model === undefined ? 'improveWhy' : 'improveWhyModel')}</h3>
            <dl className={styles.reasons}>
              {changes.map((change) => (
                <div key={change.slot} className={styles.reason}>
                  <dt className={styles.name}>{p(`slot_${change.slot}`)}</dt>
                  <dd className={styles.why}>{change.reason ?? p(`reason_${change.slot}`)}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </div>
    </Dialog>
  );
}
