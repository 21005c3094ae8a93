import { diffText } from '@mirror-studio/domain/texts/en/diffText';
import { useMemo } from 'react';
import { useIsOnServer } from '../../controlled/useIsOnServer.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { cx } from '../../theme/cx.ts';
import { type RootProps, rootProps } from '../../theme/rootProps.ts';
import * as field from '../Field/Field.css.ts';
import { changesOf, unmarked } from './changes.ts';
import * as styles from './DiffText.css.ts';

export interface DiffTextProps extends RootProps {
  /** The earlier text. */
  before: string;
  /** The later text. */
  after: string;
  /** `marked` stands out on its ground; `ink` is read as a text that was corrected by hand. Default `marked`. */
  look?: keyof typeof styles.look;
}

/** What has changed from one text to another, word by word: crossed out what went, underlined what came. */
export function DiffText({ before, after, look = 'marked', ...rest }: DiffTextProps) {
  const t = useTexts('diffText', diffText);
  // The library looks at the clock, which a page that is drawn ahead may not: the later text comes first, as it is.
  const isOnServer = useIsOnServer();
  const changes = useMemo(
    () => (isOnServer ? unmarked(after) : changesOf(before, after)),
    [isOnServer, before, after],
  );
  const isSame = !isOnServer && changes.every(({ kind }) => kind === 'same');
  return (
    <div {...rootProps(rest, styles.root)}>
      {changes.map(({ kind, text, at }) => {
        if (kind === 'same') return <span key={at}>{text}</span>;
        const Element = kind === 'removed' ? 'del' : 'ins';
        return (
          <Element key={at} className={cx(styles.change, styles.look[look][kind])}>
            {/* Few screen readers tell of insertions and deletions by themselves. */}
            <span className={field.hidden}>{` ${t(kind)} `}</span>
            {text}
            <span className={field.hidden}>{` ${t('end')} `}</span>
          </Element>
        );
      })}
      {isSame && <div className={styles.same}>{t('same')}</div>}
    </div>
  );
}
