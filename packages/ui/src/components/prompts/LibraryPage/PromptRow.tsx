import { libraryLimits } from '@mirror-studio/domain/constants/prompts';
import type { PromptSummary } from '@mirror-studio/domain/contract';
import { library } from '@mirror-studio/domain/texts/en/library';
import { useTexts } from '../../../i18n/useTexts.ts';
import { ImageIcon, LibraryIcon, RemixIcon, ShareIcon } from '../../../icons/index.ts';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { cx } from '../../../theme/cx.ts';
import { RelativeTime } from '../../RelativeTime/RelativeTime.tsx';
import * as styles from './LibraryPage.css.ts';

/** What a prompt is called where it has no title. */
export function useTitleOf() {
  const t = useTexts('library', library);
  return ({ title }: PromptSummary) => title || t('untitled');
}

/** A prompt in its row: its name, how it begins, and what has come of it. */
export function PromptRow({ prompt }: { prompt: PromptSummary }) {
  const t = useTexts('library', library);
  const { title, excerpt, tags, collection, pictures, version, forkedFrom } = prompt;
  const made =
    pictures >= libraryLimits.picturesCounted
      ? t('picturesMore', { count: pictures })
      : t('pictures', { count: pictures });
  return (
    <div className={styles.prompt}>
      <span className={cx(styles.title, title === '' && styles.untitled)} dir="auto">
        {title || t('untitled')}
      </span>
      {/* A title that the words gave already says how they begin. */}
      {excerpt !== '' && excerpt !== title && (
        <span className={styles.excerpt} dir="auto">
          {excerpt}
        </span>
      )}
      <div className={styles.facts}>
        {tags.length > 0 && (
          <span className={styles.tags}>
            {tags.map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
          </span>
        )}
        {collection !== null && (
          <span className={styles.fact}>
            <LibraryIcon size={14} aria-label={t('collection')} />
            <span dir="auto">{collection}</span>
          </span>
        )}
        {pictures > 0 && (
          <span className={styles.fact}>
            <ImageIcon size={14} />
            {made}
          </span>
        )}
        {version > 1 && <span className={styles.fact}>{t('versions', { count: version })}</span>}
        {prompt.workId != null && (
          <span className={styles.fact}>
            <ShareIcon size={14} />
            {t('published')}
          </span>
        )}
        {forkedFrom && (
          <span className={styles.fact}>
            <RemixIcon size={14} />
            {forkedFrom.isOwn || forkedFrom.author === ''
              ? t('forkedFromOwn')
              : t('forkedFrom', { author: forkedFrom.author })}
          </span>
        )}
        <RelativeTime at={prompt.deletedAt ?? prompt.updatedAt} />
      </div>
    </div>
  );
}
