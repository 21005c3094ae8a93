import { publishing as texts } from '@mirror-studio/domain/texts/en/publishing';
import { useTexts } from '../../../i18n/useTexts.ts';
import * as styles from './PublishDialog.css.ts';

interface PublishedWordsProps {
  text: string;
  version: number;
  publishedVersion?: number;
}

/** The words of a prompt that others are going to read, and of which version they are. */
export function PublishedWords({ text, version, publishedVersion = version }: PublishedWordsProps) {
  const t = useTexts('publishing', texts);
  return (
    <div className={styles.sheet}>
      <h3 className={styles.label}>{t('version', { number: version })}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: where it is long, keys scroll it. */}
      <section className={styles.words} aria-label={t('version', { number: version })} tabIndex={0}>
        <p dir="auto">{text}</p>
      </section>
      <p className={styles.hint}>
        {publishedVersion === version
          ? t('promptHint')
          : t('otherVersion', { shown: publishedVersion, number: version })}
      </p>
    </div>
  );
}
