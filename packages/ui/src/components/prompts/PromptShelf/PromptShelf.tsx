import { type PromptSlots, promptTemplates, type RecentPrompt } from '@mirror-studio/domain/prompts';
import { promptStudio as texts } from '@mirror-studio/domain/texts/en/promptStudio';
import { useId } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useTexts } from '../../../i18n/useTexts.ts';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import * as styles from './PromptShelf.css.ts';

export interface PromptShelfProps extends RootProps {
  /** The template that was taken last. */
  template?: string | null;
  /** Those that were used, newest first. */
  recent: readonly RecentPrompt[];
  /** A template was taken. Takes its id, and what it fills the slots with. */
  onTemplate: (id: string, slots: PromptSlots) => void;
  /** A prompt that was used before was taken. */
  onRecent: (prompt: RecentPrompt) => void;
}

/** What a prompt can begin with: templates, and those that were used before. */
export function PromptShelf({ template = null, recent, onTemplate, onRecent, ...rest }: PromptShelfProps) {
  const t = useTexts('promptStudio', texts);
  const templatesId = useId();
  const recentId = useId();
  return (
    <div {...rootProps(rest, styles.root)}>
      <section aria-labelledby={templatesId} className={styles.part}>
        <h2 id={templatesId} className={styles.title}>
          {t('templates')}
        </h2>
        <ul className={styles.templates}>
          {promptTemplates.map(({ id, slots }) => (
            <li key={id}>
              <AriaButton
                className={styles.template}
                aria-current={id === template || undefined}
                onPress={() => onTemplate(id, slots)}
              >
                {t(`template_${id}`)}
              </AriaButton>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby={recentId} className={styles.part}>
        <h2 id={recentId} className={styles.title}>
          {t('recent')}
        </h2>
        {recent.length === 0 ? (
          <p className={styles.none}>{t('recentNone')}</p>
        ) : (
          <ul className={styles.recents}>
            {recent.map((prompt) => (
              <li key={prompt.text}>
                <AriaButton className={styles.recent} onPress={() => onRecent(prompt)}>
                  <span className={styles.words}>{prompt.text}</span>
                </AriaButton>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
