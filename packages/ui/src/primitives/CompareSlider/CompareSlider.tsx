import { compare } from '@mirror-studio/domain/texts/en/compare';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { useControlled } from '../../controlled/useControlled.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon, ChevronUpIcon } from '../../icons/index.ts';
import { cx } from '../../theme/cx.ts';
import { type RootProps, rootProps } from '../../theme/rootProps.ts';
import { Image } from '../Image/Image.tsx';
import * as styles from './CompareSlider.css.ts';

/** One of the two pictures. */
export interface ComparedPicture {
  /** Address of the picture; without one its place is kept and it counts as loading. */
  src?: string;
  /** What is seen. */
  alt: string;
  /** A word on the picture, such as "Before"; also the name of the handle. */
  label: string;
  /** A tiny version of it, shown out of focus until it is there. */
  placeholder?: string;
}

export interface CompareSliderProps extends RootProps {
  /** The picture at the start; above, where the line moves up and down. */
  before: ComparedPicture;
  /** The picture at the end; below, where the line moves up and down. */
  after: ComparedPicture;
  /** Width by height of both, such as `3 / 4`: their place is kept before they come. */
  ratio: string;
  /** The line moves from side to side, or up and down. Default `horizontal`. */
  orientation?: 'horizontal' | 'vertical';
  /** How much of the picture before is shown, in percent, held by the parent. */
  value?: number;
  /** How much of it is shown at first, in percent. Default 50. */
  defaultValue?: number;
  /** Hears of another share, in percent. */
  onChange?: (value: number) => void;
  /** Both are shown as they are, and the line stays. Default false. */
  isDisabled?: boolean;
}

/** A finger that goes along the line scrolls the page; one that goes across moves the line. */
const scrollsAlong = { horizontal: 'pan-y', vertical: 'pan-x' } as const;

const icons = {
  horizontal: [ChevronLeftIcon, ChevronRightIcon],
  vertical: [ChevronUpIcon, ChevronDownIcon],
} as const;

/** Two pictures in one place, and a silver line between them that is moved by pointer and by arrows. */
export function CompareSlider({
  before,
  after,
  ratio,
  orientation = 'horizontal',
  value,
  defaultValue = 50,
  onChange,
  isDisabled = false,
  ref,
  ...rest
}: CompareSliderProps) {
  const t = useTexts('compare', compare);
  const { direction } = useLocale();
  const [share, setShare] = useControlled(value, defaultValue, onChange);
  const isVertical = orientation === 'vertical';
  // A slider that stands counts from below, where the picture after is.
  const turned = (percent: number) => (isVertical ? 100 - percent : percent);
  const [First, Second] = icons[orientation];
  return (
    <Slider
      {...rootProps(rest, styles.root)}
      {...{ orientation, isDisabled }}
      ref={ref}
      aria-label={t('handle', { picture: (isVertical ? after : before).label })}
      value={turned(share)}
      onChange={(moved) => setShare(turned(moved))}
    >
      <SliderTrack
        /** The direction of the language, `ltr` or `rtl`: the picture before begins at its start. */
        data-direction={direction}
        className={styles.track}
        style={({ defaultStyle }) => ({
          ...defaultStyle,
          ...assignInlineVars({ [styles.shown]: `${share}%` }),
          touchAction: scrollsAlong[orientation],
        })}
      >
        <Picture {...after} {...{ ratio }} side={styles.labelAfter} />
        <div className={styles.before}>
          <Picture {...before} {...{ ratio }} side={styles.labelBefore} />
        </div>
        <SliderThumb className={styles.thumb}>
          <span className={styles.handle}>
            <First size={14} />
            <Second size={14} />
          </span>
        </SliderThumb>
      </SliderTrack>
    </Slider>
  );
}

function Picture({ label, side, ...picture }: ComparedPicture & { ratio: string; side: string }) {
  return (
    <>
      <Image {...picture} radius="none" loading="eager" />
      <span className={cx(styles.label, side)} aria-hidden="true">
        {label}
      </span>
    </>
  );
}
