import type { ReactNode, Ref } from 'react';
import { Label } from 'react-aria-components/Label';
import {
  Slider as AriaSlider,
  type SliderProps as AriaSliderProps,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components/Slider';
import { cx } from '../../theme/cx.ts';
import * as styles from './Slider.css.ts';

export interface SliderProps
  extends Omit<AriaSliderProps<number>, 'children' | 'className' | 'style' | 'orientation'> {
  /** What is set. */
  label: string;
  /** Shown in place of the number, such as "$5.00 → 50 tokens". */
  output?: (value: number) => ReactNode;
  /** Violet for what is generated, gold for coins. Default `violet`. */
  tone?: 'violet' | 'gold' | 'neutral';
  /** Name under which the value is sent with a form. */
  name?: string;
  /** Added to the classes of the outer element. */
  className?: string;
  /** Reaches the outer element. */
  ref?: Ref<HTMLDivElement>;
}

/** A number in a small range, where near is good enough. For exact figures use NumberField. */
export function Slider({ label, output, tone = 'violet', name, className, ...rest }: SliderProps) {
  return (
    <AriaSlider {...rest} className={cx(styles.root, className)}>
      <div className={styles.line}>
        <Label className={styles.label}>{label}</Label>
        <SliderOutput aria-label={label} className={styles.output}>
          {({ state }) => (output ? output(state.values[0] ?? 0) : state.getThumbValueLabel(0))}
        </SliderOutput>
      </div>
      <SliderTrack className={styles.track}>
        <SliderFill className={cx(styles.filling, styles.tone[tone])} />
        <SliderThumb name={name} className={styles.thumb} />
      </SliderTrack>
    </AriaSlider>
  );
}
