import { type ProofMark, proofMarks } from '@mirror-studio/domain/clients';
import { pictureRetryDelaysMs } from '@mirror-studio/domain/constants/requests';
import type { SharedPicture } from '@mirror-studio/domain/contract';
import { formatDay } from '@mirror-studio/domain/texts';
import { proof as texts } from '@mirror-studio/domain/texts/en/proof';
import { useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { Segment, SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Status } from '../../../primitives/Status/Status.tsx';
import { PictureWall } from '../../gallery/PictureWall/PictureWall.tsx';
import { MarkBadge } from '../MarkBadge.tsx';
import { isTyping, markOfKey } from './keys.ts';
import { LargePicture } from './LargePicture.tsx';
import * as styles from './ProofPage.css.ts';
import type { SharedSetProps } from './props.ts';
import { SetEnd } from './SetEnd.tsx';

type Shown = 'all' | 'open' | ProofMark;
const filters = ['all', 'open', ...proofMarks] as const satisfies readonly Shown[];
const shapeOf = ({ width, height }: SharedPicture) => height / Math.max(1, width);

/** The pictures of a set on a wall, or one of them large, with the words and the approval below. */
export function SharedSet(props: SharedSetProps) {
  const { proof, onMark, shownId, onShownChange, unsent, refused } = props;
  const t = useTexts('proof', texts);
  const locale = useTextLocale();
  const [filter, setFilter] = useState<Shown>('all');
  const wall = useRef<HTMLDivElement>(null);
  const { pictures } = proof;
  const numbered = pictures.map((picture, at) => ({ ...picture, number: at + 1 }));
  const items = numbered.filter(
    ({ mark }) => filter === 'all' || (filter === 'open' ? mark === null : mark === filter),
  );
  const done = pictures.filter(({ mark }) => mark !== null).length;
  const shown = numbered.find(({ id }) => id === shownId);
  const isApproved = proof.approvedAt !== null;
  const close = (id: string) => {
    onShownChange?.(null);
    requestAnimationFrame(() =>
      wall.current?.querySelector<HTMLElement>(`[data-picture="${CSS.escape(id)}"]`)?.focus(),
    );
  };
  if (shown)
    return (
      <>
        <Told {...{ unsent, refused }} />
        <LargePicture
          key={shown.id}
          {...props}
          picture={shown}
          previous={numbered[shown.number - 2]?.id}
          next={numbered[shown.number]?.id}
          onClose={() => close(shown.id)}
        />
      </>
    );
  return (
    <>
      <header className={styles.head}>
        <span className={styles.kicker}>
          {t('kicker')} · {t('openUntil', { date: formatDay(proof.endsAt, locale) })}
        </span>
        <h1 className={styles.title} dir="auto">
          {proof.title}
        </h1>
        {proof.note !== '' && (
          <p className={styles.note} dir="auto">
            {proof.note}
          </p>
        )}
      </header>
      <Told {...{ unsent, refused }} />
      {pictures.length === 0 ? (
        <EmptyState size="page">{t('empty')}</EmptyState>
      ) : (
        <>
          <div className={styles.bar}>
            <SegmentedControl
              label={t('filterLabel')}
              isLabelHidden
              value={filter}
              onChange={(value) => setFilter(filters.find((known) => known === value) ?? 'all')}
            >
              {filters.map((value) => (
                <Segment key={value} value={value} className={styles.segment}>
                  {value === 'all' || value === 'open' ? t(`filter_${value}`) : t(`mark_${value}`)}
                </Segment>
              ))}
            </SegmentedControl>
            <Status className={styles.progress}>
              {done === pictures.length ? t('allDone') : t('progress', { done, total: pictures.length })}
            </Status>
          </div>
          {items.length === 0 ? (
            <EmptyState
              title={t('filteredTitle')}
              actions={<Button onPress={() => setFilter('all')}>{t('showAll')}</Button>}
            >
              {t('filtered')}
            </EmptyState>
          ) : (
            <div ref={wall}>
              <PictureWall items={items} keyOf={({ id }) => id} heightOf={shapeOf}>
                {(picture) => (
                  <AriaButton
                    className={styles.picture}
                    /** The picture that it opens, so that the focus comes back to it. */
                    data-picture={picture.id}
                    onPress={() => onShownChange?.(picture.id)}
                    onKeyDown={(event) => {
                      const mark = markOfKey(event);
                      if (mark && !isApproved && !isTyping(event)) onMark?.(picture.id, mark);
                      else event.continuePropagation();
                    }}
                    aria-label={[
                      t('large', { number: picture.number }),
                      ...(picture.mark === null ? [] : [t(`mark_${picture.mark}`)]),
                    ].join(', ')}
                  >
                    <Image
                      src={picture.thumbnailUrl}
                      retryDelaysMs={pictureRetryDelaysMs}
                      failureText={t('pictureFailed')}
                      placeholder={picture.placeholder ?? undefined}
                      ratio={`${picture.width} / ${picture.height}`}
                      alt=""
                    />
                    {picture.mark !== null && (
                      <span className={styles.badge}>
                        <MarkBadge mark={picture.mark} />
                      </span>
                    )}
                  </AriaButton>
                )}
              </PictureWall>
            </div>
          )}
          <SetEnd {...props} open={pictures.length - done} />
        </>
      )}
    </>
  );
}

/** That answers are kept until there is a network, and what was refused. */
function Told({ unsent, refused }: Pick<SharedSetProps, 'unsent' | 'refused'>) {
  const t = useTexts('proof', texts);
  return (
    <>
      {refused !== undefined && (
        <Banner tone="danger" role="alert">
          {refused}
        </Banner>
      )}
      {unsent > 0 && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a Banner is no output
        <Banner tone="warning" role="status">
          {t('unsent', { count: unsent })}
        </Banner>
      )}
    </>
  );
}
