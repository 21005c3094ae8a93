import { promptDocument } from '@mirror-studio/domain/texts/en/promptDocument';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { useIsOnServer } from '../../../controlled/useIsOnServer.ts';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import * as styles from './Timeline.css.ts';
import type { DocumentVersion } from './types.ts';

interface TimelineProps {
  versions: readonly DocumentVersion[];
  shown: number | null;
  onShow: (number: number | null) => void;
  onOlder: (() => void) | undefined;
  isLoadingOlder: boolean;
}

const now = 'now';

/** The versions on a thin line at the edge of the text, the newest first; above them the text as it is typed. */
export function Timeline({ versions, shown, onShow, onOlder, isLoadingOlder }: TimelineProps) {
  const t = useTexts('promptDocument', promptDocument);
  return (
    <div className={styles.root}>
      <RadioGroup
        aria-label={t('versions')}
        className={styles.list}
        value={shown === null ? now : String(shown)}
        onChange={(value) => onShow(value === now ? null : Number(value))}
      >
        <Radio value={now} className={styles.item}>
          <span className={styles.number}>{t('now')}</span>
          <span className={styles.when}>{t('nowHint')}</span>
        </Radio>
        {versions.map(({ number, createdAt, pictures }) => (
          <Radio
            key={number}
            value={String(number)}
            className={styles.item}
            /** Whether pictures were made from the version. */
            data-has-pictures={pictures > 0 || undefined}
          >
            <span className={styles.number}>{number}</span>{' '}
            <span className={styles.when}>
              <Moment at={createdAt} />
              {pictures > 0 && (
                <>
                  {' '}
                  <span className={styles.whole}>{t('versionPictures', { count: pictures })}</span>
                </>
              )}
            </span>
          </Radio>
        ))}
      </RadioGroup>
      {versions.length === 0 && <p className={styles.none}>{t('noVersions')}</p>}
      {onOlder && (
        <Button size="small" variant="ghost" onPress={onOlder} isPending={isLoadingOlder}>
          {t('olderVersions')}
        </Button>
      )}
    </div>
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
