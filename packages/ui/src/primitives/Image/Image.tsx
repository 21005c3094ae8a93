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
  /** Fills its place, or is shown whole. Default `cover`. */
  fit?: 'cover' | 'contain';
  /** Corners of a card, of a control, or none. Default `card`. */
  radius?: 'none' | 'control' | 'card';
  /** Added to the classes of the frame. */
  className?: string;
  /** Reaches the frame. */
  ref?: Ref<HTMLSpanElement>;
}

type Load = { src: string | undefined; state: 'loaded' | 'failed' };

/** A picture that never moves the page: its place is kept, filled softly, and says so when it does not come. */
export function Image({
  src,
  alt,
  ratio,
  placeholder,
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
  const state = last && last.src === src ? last.state : 'loading';

  // A picture from the cache can be there before React listens.
  useEffect(() => {
    const { current } = picture;
    if (src && current?.complete) setLast({ src, state: current.naturalWidth > 0 ? 'loaded' : 'failed' });
  }, [src]);

  return (
    <span
      {...rest}
      ref={ref}
      /** `loading`, `loaded`, or `failed` where the picture did not come. */
      data-state={state}
      className={cx(styles.frame, styles.radius[radius], className)}
      style={{ aspectRatio: ratio }}
    >
      {state === 'loading' &&
        (placeholder ? (
          <img src={placeholder} alt="" aria-hidden="true" className={styles.placeholder} />
        ) : (
          <Skeleton height="100%" className={styles.radius.none} />
        ))}
      {src && state !== 'failed' && (
        <img
          {...{ srcSet, sizes, fetchPriority, crossOrigin }}
          ref={hold}
          src={src}
          alt={alt}
          loading={loading}
          decoding="async"
          className={cx(styles.picture, styles.fit[fit])}
          onLoad={(event) => {
            setLast({ src, state: 'loaded' });
            onLoad?.(event);
          }}
          onError={(event) => {
            setLast({ src, state: 'failed' });
            onError?.(event);
          }}
        />
      )}
      {state === 'failed' && (
        <span className={styles.failure}>
          <ImageMissingIcon />
          <span className={hidden}>{alt}</span>
          <span className={styles.failureText}>{t('imageFailed')}</span>
        </span>
      )}
    </span>
  );
}
