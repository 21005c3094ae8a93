import { type Arcanum, numeralOf } from '@mirror-studio/domain/arcana';
import { arcana } from '@mirror-studio/domain/texts/en/arcana';
import { useTexts } from '../../../i18n/useTexts.ts';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import * as styles from './ArcanaCard.css.ts';
import { type Drawing, drawings } from './drawings.ts';

export interface ArcanaCardProps extends RootProps<HTMLElement> {
  /** Which of the 22. */
  arcanum: Arcanum;
  /** Whether the band was reached; one that was not is fainter, without its gold point, and says so. Default true. */
  isReached?: boolean;
  /** One line below the name, such as what the band asks for. */
  note?: string;
}

/** A card of the 22 major arcana, which the bands of the leaderboard bear (pages: Community). */
export function ArcanaCard({ arcanum, isReached = true, note, ...rest }: ArcanaCardProps) {
  const t = useTexts('arcana', arcana);
  const drawing = drawings[arcanum];
  const [x, y] = drawing.point;
  return (
    <figure {...rootProps(rest, styles.card)}>
      <span className={styles.numeral}>{numeralOf(arcanum)}</span>
      <svg
        aria-hidden
        className={isReached ? styles.drawing : `${styles.drawing} ${styles.unreached}`}
        viewBox="0 28 120 136"
      >
        <Lines drawing={drawing} />
        <path className={styles.water} d="M16 118H104" />
        <g className={styles.reflection} transform="matrix(1 0 0 -.5 0 177)">
          <Lines drawing={drawing} />
        </g>
        <circle className={isReached ? styles.point : styles.hollow} cx={x} cy={y} r={2.4} />
      </svg>
      <figcaption className={styles.words}>
        <span className={styles.name}>{t(`name_${arcanum}`)}</span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
        {!isReached && <span className={styles.note}>{t('notReached')}</span>}
      </figcaption>
    </figure>
  );
}

function Lines({ drawing: { whole, half, fine, fineHalf } }: { drawing: Drawing }) {
  return (
    <>
      <g className={styles.lines}>
        <Path d={whole} weight="strong" />
        <Path d={half} weight="strong" />
        <Path d={fine} weight="fine" />
        <Path d={fineHalf} weight="fine" />
      </g>
      <g className={styles.lines} transform="matrix(-1 0 0 1 120 0)">
        <Path d={half} weight="strong" />
        <Path d={fineHalf} weight="fine" />
      </g>
    </>
  );
}

function Path({ d, weight }: { d: string | undefined; weight: keyof typeof styles.weight }) {
  return d === undefined ? null : <path className={styles.weight[weight]} d={d} />;
}
