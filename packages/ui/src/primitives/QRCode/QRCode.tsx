import { qrCode } from '@mirror-studio/domain/texts/en/qrCode';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type Ref, useMemo } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { DangerIcon } from '../../icons/index.ts';
import { type RootProps, rootProps } from '../../theme/rootProps.ts';
import { type Correction, outlineOf } from './matrix.ts';
import * as styles from './QRCode.css.ts';

export interface QRCodeProps extends RootProps<Element> {
  /** What it says to who scans it: mostly an address. */
  text: string;
  /** What it leads to: its name for who cannot see it. */
  label: string;
  /** The length of a side in px, quiet zone included; never more than its place. Default 192. */
  size?: number;
  /** How much of it may be damaged, at the cost of smaller modules. Default `medium`, about 15 in a hundred. */
  correction?: Correction;
}

/** A text to be scanned by a camera. Dark on light in both themes, and as sharp as the screen. */
export function QRCode({ text, label, size = 192, correction = 'medium', ref, ...rest }: QRCodeProps) {
  const t = useTexts('qrCode', qrCode);
  const outline = useMemo(() => outlineOf(text, correction), [text, correction]);
  const style = assignInlineVars({ [styles.side]: `${size / 16}rem` });
  if (!outline) {
    return (
      <div {...rootProps(rest, styles.failure)} ref={ref as Ref<HTMLDivElement>} style={style}>
        <DangerIcon size={16} className={styles.failureIcon} />
        <span>{t('tooLong')}</span>
      </div>
    );
  }
  const { side, path } = outline;
  return (
    <svg
      {...rootProps(rest, styles.root)}
      ref={ref as Ref<SVGSVGElement>}
      style={style}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
