import type { Gift } from '@mirror-studio/domain/contract';
import type { GiftBox } from '@mirror-studio/domain/gifts';
import { gifts as texts } from '@mirror-studio/domain/texts/en/gifts';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import type { TableColumn } from '../../../primitives/Table/index.ts';
import { cx } from '../../../theme/cx.ts';
import { RelativeTime } from '../../RelativeTime/RelativeTime.tsx';
import { useGiftPerson } from '../gift-person.ts';
import { signedFigure } from '../signed-figure.ts';
import * as styles from './GiftsPage.css.ts';

const tones = { waiting: 'neutral', received: 'success', returned: 'warning' } as const;

/** What became of a gift, in a word; thanks are more than having been received. */
export function GiftStateBadge({ gift }: { gift: Pick<Gift, 'state' | 'thankedAt'> }) {
  const t = useTexts('gifts', texts);
  if (gift.thankedAt !== null) return <Badge tone="success">{t('thanked')}</Badge>;
  return <Badge tone={tones[gift.state]}>{t(`state_${gift.state}`)}</Badge>;
}

/** What a row says of a gift: with whom, the words, when, how many coins, and what became of it. */
export function useGiftColumns(box: GiftBox): readonly TableColumn<Gift>[] {
  const t = useTexts('gifts', texts);
  const locale = useTextLocale();
  const personOf = useGiftPerson();
  return [
    {
      id: 'person',
      label: t('column_person'),
      isRowHeader: true,
      minWidth: 150,
      width: '2fr',
      text: personOf,
      cell: (gift) => (
        <span className={styles.person} dir="auto">
          {personOf(gift)}
        </span>
      ),
    },
    {
      id: 'words',
      label: t('column_words'),
      minWidth: 120,
      width: '2fr',
      cell: ({ words }) => (
        <span className={cx(styles.words, words === '' && styles.faint)} dir="auto">
          {words || t('noWords')}
        </span>
      ),
    },
    {
      id: 'coins',
      label: t('column_coins'),
      isNumeric: true,
      width: 110,
      cell: ({ coins }) => (
        <span className={cx(styles.coins, box === 'received' && styles.gain)} dir="ltr">
          {signedFigure(box === 'received' ? coins : -coins, locale)}
        </span>
      ),
    },
    {
      id: 'when',
      label: t('column_when'),
      width: 140,
      cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
    },
    {
      id: 'state',
      label: t('column_state'),
      width: 150,
      cell: (gift) => <GiftStateBadge gift={gift} />,
    },
  ];
}
