import type { SavedWork } from '@mirror-studio/domain/contract';
import { formatDay } from '@mirror-studio/domain/texts';
import { saved as texts } from '@mirror-studio/domain/texts/en/saved';
import { works } from '@mirror-studio/domain/texts/en/works';
import { Link } from 'react-aria-components/Link';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { CloseIcon, EditIcon, ImageMissingIcon, PromptIcon } from '../../../icons/index.ts';
import { hidden } from '../../../primitives/Field/Field.css.ts';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { fromVariants } from '../../../primitives/Image/variants.ts';
import type { RowPlace } from '../../../primitives/LoadMore/PageRows.tsx';
import * as styles from './SavedPage.css.ts';

interface SavedRowProps {
  saved: SavedWork;
  hrefOf: (workId: string) => string;
  profileHrefOf: (handle: string) => string;
  onEdit: () => void;
  onRemove: () => void;
  /** Where it stands in a long list. */
  place: RowPlace;
}

/** Something that was saved: the work while it is published, one's own words always. */
export function SavedRow({ saved, hrefOf, profileHrefOf, onEdit, onRemove, place }: SavedRowProps) {
  const t = useTexts('saved', texts);
  const w = useTexts('works', works);
  const locale = useTextLocale();
  const { work, note, collection } = saved;
  const title = work?.title ?? '';
  const name = work ? work.author.name || work.author.handle : '';
  return (
    <li {...place} className={styles.row}>
      {work?.type === 'prompt' ? (
        <span className={styles.gone} aria-hidden>
          <PromptIcon />
        </span>
      ) : work ? (
        <Link href={hrefOf(work.id)} className={styles.picture}>
          <span className={hidden}>{w('picture', { title })}</span>
          <Image
            {...fromVariants(work, '7rem')}
            src={work.variants.at(0)?.url ?? work.url ?? ''}
            placeholder={work.placeholder ?? undefined}
            ratio="1 / 1"
            radius="control"
            alt=""
          />
        </Link>
      ) : (
        <span className={styles.gone} aria-hidden>
          <ImageMissingIcon />
        </span>
      )}
      <div className={styles.words}>
        {work ? (
          <Link href={hrefOf(work.id)} className={styles.title}>
            <span dir="auto">{title}</span>
          </Link>
        ) : (
          <>
            <span className={styles.lost}>{t('withdrawnTitle')}</span>
            <span className={styles.quiet}>{t('withdrawn')}</span>
          </>
        )}
        <span className={styles.facts}>
          {work && (
            <Link href={profileHrefOf(work.author.handle)} className={styles.author}>
              <span dir="auto">{w('by', { name })}</span>
            </Link>
          )}
          <span>{t('savedOn', { date: formatDay(saved.savedAt, locale) })}</span>
          {collection !== null && <span dir="auto">{collection}</span>}
          {work?.prompt != null && <span>{t(work.type === 'prompt' ? 'aPrompt' : 'withPrompt')}</span>}
        </span>
        {note !== '' && (
          <p className={styles.note} dir="auto">
            {note}
          </p>
        )}
      </div>
      <div className={styles.acts}>
        <IconButton
          size="small"
          label={work ? t('editOf', { title }) : t('editWithdrawn')}
          icon={<EditIcon size={18} />}
          onPress={onEdit}
        />
        <IconButton
          size="small"
          label={work ? t('removeOf', { title }) : t('removeWithdrawn')}
          icon={<CloseIcon size={18} />}
          onPress={onRemove}
        />
      </div>
    </li>
  );
}
