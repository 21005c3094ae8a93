import { ui } from '@mirror-studio/domain/texts/en/ui';
import {
  type HTMLAttributes,
  type ImgHTMLAttributes,
  type Ref,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { ImageMissingIcon } from '../../icons/index.ts';
import { cx } from '../../theme/cx.ts';
import { hidden } from '../Field/Field.css.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './Image.css.ts';
import { releaseSource, restoreSource } from './source.ts';

export interface ImageProps
  extends Omit<HTMLAttributes<HTMLSpanElement>, 'style' | 'children' | 'onLoad' | 'onError' | 'placeholder'>,
    Pick<
      ImgHTMLAttributes<HTMLImageElement>,
      'srcSet' | 'sizes' | 'loading' | 'fetchPriority' | 'crossOrigin' | 'onLoad' | 'onError'
    > {
  /** Address of the picture; without one its place is kept and it counts as loading. */
  src?: string;
  /** What is seen; empty where text beside it says so. */
  alt: string;
  /** Width by height, such as `3 / 4`: its place is kept before it comes. */
  ratio: string;
  /** A tiny version of it as a data address, shown out of focus until it is there. */
  placeholder?: string;
  /**
   * When it is asked for again after it did not come, in milliseconds after each failure; `onError` is called after the last one.
   * Default: never.
   */
  retryDelaysMs?: readonly number[];
  /** What is said where it did not come. Default: that it could not be loaded. */
  failureText?: string;
  /** Fills its place, or is shown whole. Default `cover`. */
  fit?: 'cover' | 'contain';
  /** Corners of a card, of a control, or none. Default `card`. */
  radius?: 'none' | 'control' | 'card';
  /** Added to the classes of the frame. */
  className?: string;
  /** Reaches the frame. */
  ref?: Ref<HTMLSpanElement>;
}

type Load = {
  src: string | undefined;
  /** `waiting` for the next try. */
  state: 'loading' | 'waiting' | 'loaded' | 'failed';
  /** How often it did not come. */
  failures: number;
};
const noRetries: readonly number[] = [];

/** A picture that never moves the page: its place is kept, filled softly, and says so when it does not come. */
export function Image({
  src,
  alt,
  ratio,
  placeholder,
  retryDelaysMs = noRetries,
  failureText,
  fit = 'cover',
  radius = 'card',
  loading = 'lazy',
  srcSet,
  sizes,
  fetchPriority,
  crossOrigin,
  className,
  ref,
  onLoad,
  onError,
  ...rest
}: ImageProps) {
  const t = useTexts('ui', ui);
  const picture = useRef<HTMLImageElement>(null);
  const [last, setLast] = useState<Load>();
  const hold = useCallback(
    (image: HTMLImageElement) => {
      picture.current = image;
      restoreSource(image, { src, srcSet, sizes });
      return () => {
        picture.current = null;
        releaseSource(image);
      };
    },
    [src, srcSet, sizes],
  );
  const { state, failures } = last && last.src === src ? last : { state: 'loading' as const, failures: 0 };
  const retryMs = state === 'waiting' ? (retryDelaysMs[failures - 1] ?? 0) : null;
  const hasRetries = retryDelaysMs.length > 0;
  const mayRetry = failures < retryDelaysMs.length;
  const fail = () => setLast({ src, state: mayRetry ? 'waiting' : 'failed', failures: failures + 1 });

  // A picture from the cache can be there before React listens.
  useEffect(() => {
    const { current } = picture;
    if (!src || !current?.complete) return;
    const state = current.naturalWidth > 0 ? 'loaded' : 'failed';
    // Where it is tried again, the event alone counts a failure: twice would leave out a try.
    if (state === 'loaded' || !hasRetries) setLast({ src, state, failures: 0 });
  }, [src, hasRetries]);

  useEffect(() => {
    if (retryMs === null) return;
    const timer = setTimeout(() => setLast({ src, state: 'loading', failures }), retryMs);
    return () => clearTimeout(timer);
  }, [src, failures, retryMs]);

  return (
    <span
      {...rest}
      ref={ref}
      /** `loading`, `loaded`, or `failed` where the picture did not come. */
      data-state={state === 'waiting' ? 'loading' : state}
      className={cx(styles.frame, styles.radius[radius], className)}
      style={{ aspectRatio: ratio }}
    >
      {(state === 'loading' || state === 'waiting') &&
        (placeholder ? (
          <img src={placeholder} alt="" aria-hidden="true" className={styles.placeholder} />
        ) : (
          <Skeleton height="100%" className={styles.radius.none} />
        ))}
      {state === 'waiting' && <span className={hidden}>{alt}</span>}
      {src && (state === 'loading' || state === 'loaded') && (
        <img
          /** A new element asks anew for the same address. */
          key={failures}
          {...{ srcSet, sizes, fetchPriority, crossOrigin }}
          ref={hold}
          src={src}
          alt={alt}
          loading={loading}
          decoding="async"
          className={cx(styles.picture, styles.fit[fit])}
          onLoad={(event) => {
            setLast({ src, state: 'loaded', failures });
            onLoad?.(event);
          }}
          onError={(event) => {
            fail();
            if (!mayRetry) onError?.(event);
          }}
        />
      )}
      {state === 'failed' && (
        <span className={styles.failure}>
          <ImageMissingIcon />
          <span className={hidden}>{alt}</span>
          <span className={styles.failureText}>{failureText ?? t('imageFailed')}</span>
        </span>
      )}
    </span>
  );
}
