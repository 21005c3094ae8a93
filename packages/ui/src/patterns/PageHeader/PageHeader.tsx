import type { ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { type RootProps, rootProps } from '../../theme/rootProps.ts';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps extends RootProps {
  /** The name of the page, or a line in its voice. */
  title: ReactNode;
  /** Level of the title in the page. Default 1. */
  level?: 1 | 2 | 3;
  /** One line below the title: what the page holds, or how much of it. */
  description?: ReactNode;
  /** Buttons at the end, seldom more than two; below the words where there is no room beside them. */
  actions?: ReactNode;
  /** The way to the page, above its title. */
  breadcrumbs?: ReactNode;
}

/** How a page begins: its name, one line, and what can be done with all of it. */
export function PageHeader({
  title,
  level = 1,
  description,
  actions,
  breadcrumbs,
  ref,
  ...rest
}: PageHeaderProps) {
  return (
    <div {...rootProps(rest, styles.root)} ref={ref}>
      {breadcrumbs !== undefined && <div className={styles.breadcrumbs}>{breadcrumbs}</div>}
      <div className={styles.line}>
        <div className={styles.words}>
          <Heading level={level} size={level === 1 ? 'display' : 'heading'}>
            {title}
          </Heading>
          {description !== undefined && (
            <Text tone="muted" isMeasured>
              {description}
            </Text>
          )}
        </div>
        {actions !== undefined && (
          <div className={styles.actions} data-keep-clear="">
            {actions}
          </div>
        )}
      </div>
    </div>
  );
}
