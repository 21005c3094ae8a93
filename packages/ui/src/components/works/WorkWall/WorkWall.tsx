import { skeletonLimits } from '@mirror-studio/domain/constants/gallery';
import type { Work } from '@mirror-studio/domain/contract';
import { community } from '@mirror-studio/domain/texts/en/community';
import { works as texts } from '@mirror-studio/domain/texts/en/works';
import { Link } from 'react-aria-components/Link';
import { useTexts } from '../../../i18n/useTexts.ts';
import { BookmarkIcon } from '../../../icons/index.ts';
import { hidden } from '../../../primitives/Field/Field.css.ts';
import { Image } from '../../../primitives/Image/Image.tsx';
import { fromVariants } from '../../../primitives/Image/variants.ts';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { cx } from '../../../theme/cx.ts';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import { shapeOf } from '../../gallery/GalleryGrid/shape.ts';
import { PictureWall } from '../../gallery/PictureWall/PictureWall.tsx';
import { shapeOfWork } from '../shapeOfWork.ts';
import { LikeMark } from './LikeMark.tsx';
import * as styles from './WorkWall.css.ts';

export interface WorkWallProps extends RootProps {
  /** The works, in their order. */
  works: readonly Work[];
  /** Where one of them is looked at; takes its id. */
  hrefOf: (id: string) => string;
  /** Called when somebody points at one or focuses it: it may be opened next. */
  onIntent?: () => void;
  /** Somebody likes one, or no longer; left out, they cannot. One's own has no button. */
  onLikedChange?: (work: Work, isLiked: boolean) => void;
  /** Nothing to look at yet: only the places, in shapes that pictures have. Default false. */
  isWaiting?: boolean;
}

const sizes = '(width >= 48rem) 20rem, 50vw';
const shapes = [
  [3, 4],
  [4, 3],
  [1, 1],
  [9, 16],
  [16, 9],
] as const;
const waiting = Array.from({ length: skeletonLimits.galleryCards }, (_, at) => {
  const [width, height] = shapes[at % shapes.length] ?? [1, 1];
  return { id: `place ${at}`, ...shapeOf({ width, height }) };
});
const heightOf = (work: Work) => shapeOfWork(work).height;
const heightOfPlace = ({ height }: (typeof waiting)[number]) => height;

/** Published pictures in their own ratios, whose words come on intent, and prompts, whose words are what is looked at. Only what is near the sight is in the document. */
export function WorkWall({
  works,
  hrefOf,
  onIntent,
  onLikedChange,
  isWaiting = false,
  ...rest
}: WorkWallProps) {
  const t = useTexts('works', texts);
  const m = useTexts('community', community);
  return (
    <div {...rootProps(rest, styles.root)}>
      {isWaiting ? (
        <PictureWall isWaiting items={waiting} keyOf={({ id }) => id} heightOf={heightOfPlace}>
          {({ ratio }) => <Skeleton shape="picture" ratio={ratio} width="100%" />}
        </PictureWall>
      ) : (
        <PictureWall items={works} keyOf={({ id }) => id} heightOf={heightOf}>
          {(work) => {
            const { id, type, title, author, savedId, placeholder, likes } = work;
            const isPrompt = type === 'prompt';
            const isLikeable = onLikedChange !== undefined && !work.isOwn;
            const name = author.name || author.handle;
            const named = (
              <>
                <span className={styles.title} dir="auto">
                  {title}
                </span>
                <span className={styles.author} dir="auto">
                  {t('by', { name })}
                </span>
              </>
            );
            return (
              <div className={styles.card}>
                <Link href={hrefOf(id)} className={styles.link} onHoverStart={onIntent} onFocus={onIntent}>
                  <span className={hidden}>
                    {[
                      t(isPrompt ? 'openPrompt' : 'open', { title, name }),
                      work.isSample && m('sample'),
                      savedId !== null && t('isSaved'),
                      likes > 0 && m('likesOf', { count: likes }),
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                  {isPrompt ? (
                    <span
                      className={styles.prompt}
                      style={{ aspectRatio: shapeOfWork(work).ratio }}
                      aria-hidden
                    >
                      <span className={cx(styles.label, !work.isSample && styles.roomy)}>
                        {work.isSample ? m('promptSample') : t('aPrompt')}
                      </span>
                      <span className={styles.text} dir="auto">
                        {work.prompt}
                      </span>
                      <span className={cx(styles.below, isLikeable && styles.besideLike)}>{named}</span>
                    </span>
                  ) : (
                    <Image
                      {...fromVariants(work, sizes)}
                      src={work.variants.at(-1)?.url ?? work.url ?? ''}
                      placeholder={placeholder ?? undefined}
                      ratio={shapeOfWork(work).ratio}
                      alt=""
                    />
                  )}
                  {work.isSample && !isPrompt && (
                    <span className={styles.sample} aria-hidden>
                      {m('sample')}
                    </span>
                  )}
                  {savedId !== null && (
                    <span className={styles.mark} aria-hidden>
                      <BookmarkIcon size={14} className={styles.filled} />
                    </span>
                  )}
                  {!isPrompt && (
                    <span className={cx(styles.words, isLikeable && styles.besideLike)} aria-hidden>
                      {named}
                    </span>
                  )}
                </Link>
                {isLikeable && (
                  <LikeMark
                    title={title}
                    likes={likes}
                    isLiked={work.isLiked}
                    onChange={(isLiked) => onLikedChange(work, isLiked)}
                  />
                )}
              </div>
            );
          }}
        </PictureWall>
      )}
    </div>
  );
}
