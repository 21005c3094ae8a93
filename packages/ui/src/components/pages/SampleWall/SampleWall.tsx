import type { Sample } from '@mirror-studio/domain/samples';
import { photoShoot } from '@mirror-studio/domain/texts/en/photoShoot';
import { samples as texts } from '@mirror-studio/domain/texts/en/samples';
import { Link } from 'react-aria-components/Link';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Image } from '../../../primitives/Image/Image.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import * as styles from './SampleWall.css.ts';

/** A sample, and where its picture lies. */
export interface SamplePicture extends Pick<Sample, 'id' | 'prompt' | 'style' | 'aspectRatio'> {
  src: string;
  /** The same picture in other widths. */
  srcSet?: string;
  /** A tiny version of it as a data address. */
  placeholder?: string;
}

export interface SampleWallProps extends RootProps<HTMLUListElement> {
  /** The pictures, in the order of the wall. */
  samples: readonly SamplePicture[];
  /** Where one of them is shown with its words. */
  hrefOf: (id: string) => string;
  /** Called when somebody points at one or focuses it: it may be opened next. */
  onIntent?: () => void;
}

/** So many stand on a first screen: they do not wait until they are scrolled to. */
const first = 6;

/** Pictures in columns, in their own ratios; the words of one come on intent. */
export function SampleWall({ samples, hrefOf, onIntent, ...rest }: SampleWallProps) {
  const t = useTexts('samples', texts);
  const p = useTexts('photoShoot', photoShoot);
  return (
    <ul {...rootProps(rest, styles.wall)} aria-label={t('wall')}>
      {samples.map(({ id, prompt, style, aspectRatio, src, srcSet, placeholder }, at) => (
        <li key={id} className={styles.place}>
          <Link href={hrefOf(id)} className={styles.link} onHoverStart={onIntent} onFocus={onIntent}>
            <Image
              src={src}
              {...(srcSet !== undefined && { srcSet })}
              {...(placeholder !== undefined && { placeholder })}
              sizes="(max-width: 40rem) 45vw, 20rem"
              ratio={aspectRatio.replace(':', ' / ')}
              loading={at < first ? 'eager' : 'lazy'}
              radius="none"
              alt=""
            />
            <span className={styles.words}>
              <span className={styles.style}>{p(`style_${style}`)}</span>
              <span className={styles.prompt} lang="en">
                {prompt}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
