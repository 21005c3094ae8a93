import { libraryLimits } from '@mirror-studio/domain/constants/prompts';
import { promptDocument } from '@mirror-studio/domain/texts/en/promptDocument';
import { useIsOnServer } from '../../../controlled/useIsOnServer.ts';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import * as styles from './Timeline.css.ts';
import type { DocumentVersion } from './types.ts';

/** The key of the text as it is typed, which is no version yet. */
export const now = 'now';

/** What a version is called on the line: its number, when it was kept, how many pictures it made. Null: the text itself. */
export function Words({ version }: { version: DocumentVersion | null }) {
  const t = useTexts('promptDocument', promptDocument);
  if (version === null)
    return (
      <>
        <span className={styles.number}>{t('now')}</span>
        <span className={styles.when}>{t('nowHint')}</span>
      </>
    );
  const { number, createdAt, pictures } = version;
  return (
    <>
      <span className={styles.number}>{number}</span>{' '}
      <span className={styles.when}>
        <Moment at={createdAt} />
        {pictures > 0 && (
          <>
            {' '}
            <span className={styles.whole}>
              {pictures >= libraryLimits.picturesCounted
                ? t('versionPicturesMore', { count: pictures })
                : t('versionPictures', { count: pictures })}
            </span>
          </>
        )}
      </span>
    </>
  );
}

/** A moment in a few signs, which stay as they are; with its seconds and zone under the pointer. */
function Moment({ at }: { at: string }) {
  const locale = useTextLocale();
  const isOnServer = useIsOnServer();
  const moment = new Date(at);
  if (isOnServer) return <time dateTime={at}>{at.slice(0, 10)}</time>;
  const short = new Intl.DateTimeFormat(locale, {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  const whole = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'full' });
  return (
    <time dateTime={at} className={styles.whole} title={whole.format(moment)}>
      {short.format(moment)}
    </time>
  );
}
