import { createContext, type ReactNode, useContext } from 'react';
import { Group } from 'react-aria-components/Group';
import { Separator } from 'react-aria-components/Separator';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';
import { cx } from '../../theme/cx.ts';
import { type RootProps, rootProps } from '../../theme/rootProps.ts';
import * as styles from './Toolbar.css.ts';

type Orientation = 'horizontal' | 'vertical';
const OrientationContext = createContext<Orientation>('horizontal');

export interface ToolbarProps extends RootProps {
  /** What the controls are for. */
  label: string;
  /** Which arrows go from one control to the next. Default `horizontal`. */
  orientation?: Orientation;
  /** Buttons, ToggleButtons, menus; ToolbarGroups with ToolbarSeparators between them. */
  children: ReactNode;
}

/** Controls of one thing in a row. It is one stop for Tab; arrows go from one control to the next. */
export function Toolbar({ label, orientation = 'horizontal', children, className, ...rest }: ToolbarProps) {
  return (
    <OrientationContext value={orientation}>
      <AriaToolbar
        {...rest}
        aria-label={label}
        orientation={orientation}
        className={cx(styles.root, className)}
      >
        {children}
      </AriaToolbar>
    </OrientationContext>
  );
}

export interface ToolbarGroupProps extends RootProps {
  /** What they have in common. */
  label: string;
  /** Controls that belong together. */
  children: ReactNode;
}

/** Controls of a Toolbar that belong together. */
export function ToolbarGroup({ label, ...rest }: ToolbarGroupProps) {
  return <Group {...rootProps(rest, styles.group)} aria-label={label} />;
}

/** A line between groups of a Toolbar. */
export function ToolbarSeparator(props: RootProps<HTMLElement>) {
  const isAcross = useContext(OrientationContext) === 'horizontal';
  return (
    <Separator {...rootProps(props, styles.separator)} orientation={isAcross ? 'vertical' : 'horizontal'} />
  );
}
