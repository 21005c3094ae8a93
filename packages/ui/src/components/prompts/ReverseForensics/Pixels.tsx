import type { Forensics } from '@mirror-studio/domain/contract';
import { forensics } from '@mirror-studio/domain/texts/en/forensics';
import { pixelTerms } from '@mirror-studio/domain/texts/en/pixelTerms';
import { useTexts } from '../../../i18n/useTexts.ts';
import { ColourSwatchRow } from '../../../primitives/ColourSwatchRow/ColourSwatchRow.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { cx } from '../../../theme/cx.ts';
import { Facts } from './Facts.tsx';
import * as styles from './ReverseForensics.css.ts';

interface PixelsProps {
  pixels: Forensics['pixels'];
  preview: string | undefined;
}

/** The picture, and what can honestly be read from its pixels. */
export function Pixels({ pixels, preview }: PixelsProps) {
  const t = useTexts('forensics', forensics);
  const p = useTexts('pixelTerms', pixelTerms);
  const { width, height, ratio, palette, light, sharpness } = pixels;
  return (
    <section className={cx(styles.part, styles.wide)}>
      <Heading level={2} size="title">
        {t('pixels')}
      </Heading>
      <div className={styles.pixels}>
        {preview !== undefined && <img src={preview} alt="" className={styles.picture} />}
        <div className={styles.part}>
          <ColourSwatchRow
            label={t('palette')}
            colours={palette.map(({ colour, name, share }) => ({
              name: t('colourShare', { name: p(name), percent: Math.round(share * 100) }),
              value: colour,
            }))}
          />
          <Facts
            facts={[
              [t('pixelSize'), t('size', { width, height })],
              [t('ratio'), ratio],
              [t('light'), p(light)],
              [t('sharpness'), p(sharpness)],
            ]}
          />
        </div>
      </div>
    </section>
  );
}
