import { diagnostics } from '@mirror-studio/domain/texts/en/diagnostics';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { DangerIcon, SuccessIcon } from '../../../icons/index.ts';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { Status } from '../../../primitives/Status/Status.tsx';
import { ours } from '../../../theme/ours.ts';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import * as styles from './StatusCard.css.ts';

export interface StatusCardProps extends RootProps<HTMLElement> {
  /** What it is the state of. */
  title: ReactNode;
  /** Well, at work, or worth a look. */
  state: 'ok' | 'busy' | 'attention';
  /** How it stands, in a sentence. */
  children: ReactNode;
  /** Single values behind the sentence. */
  facts?: readonly { term: string; value: ReactNode }[];
  /** What can be done about it. */
  actions?: ReactNode;
  /** Level of the title in the page. Default 2. */
  level?: 2 | 3;
}

const looks = {
  ok: { tone: 'success', icon: <SuccessIcon size={14} /> },
  busy: { tone: 'running', icon: <Spinner size={14} /> },
  attention: { tone: 'warning', icon: <DangerIcon size={14} /> },
} as const;

/** How one part of the studio stands: for the page that shows what it knows (/debug/gates). */
export function StatusCard({
  title,
  state,
  children,
  facts = [],
  actions,
  level = 2,
  ...rest
}: StatusCardProps) {
  const t = useTexts('diagnostics', diagnostics);
  const Heading = `h${level}` as const;
  return (
    <Card {...rootProps(rest, styles.root)} elementType="section" padding="large">
      <div className={styles.head}>
        <Heading className={styles.title}>{title}</Heading>
        <Badge {...looks[state]}>{t(`state_${state}`)}</Badge>
      </div>
      <Status>{children}</Status>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ term, value }) => (
            <div key={term} className={styles.fact}>
              <dt className={styles.term}>{term}</dt>
              <dd className={ours}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </Card>
  );
}
