import { type ReactNode, type Ref, useRef } from 'react';
import { SelectionIndicator } from 'react-aria-components/SelectionIndicator';
import {
  Tab as AriaTab,
  TabList as AriaTabList,
  type TabListProps as AriaTabListProps,
  TabPanel as AriaTabPanel,
  type TabPanelProps as AriaTabPanelProps,
  type TabProps as AriaTabProps,
  Tabs as AriaTabs,
  type TabsProps as AriaTabsProps,
} from 'react-aria-components/Tabs';
import { canAnimate } from '../../theme/canAnimate.ts';
import { cx } from '../../theme/cx.ts';
import { ariaOf } from '../../theme/rootProps.ts';
import { useMergedRef } from '../../theme/useMergedRef.ts';
import { useMore } from '../Overlay/useMore.ts';
import * as styles from './Tabs.css.ts';

type Plain<Props> = Omit<Props, 'className' | 'style' | 'children'> & {
  /** Added to the element's own classes. */
  className?: string;
  /** What stands in it. */
  children: ReactNode;
};

/** `selectedKey` and `onSelectionChange` hold the open tab; `ref` reaches the outer element. */
export type TabsProps = Plain<AriaTabsProps> & {
  /** Reaches the outer element. */
  ref?: Ref<HTMLDivElement>;
};

/** Views of one thing, one at a time. */
export function Tabs({ className, ...rest }: TabsProps) {
  return (
    <AriaTabs
      {...rest}
      render={(dom) => <div {...ariaOf(rest)} {...dom} />}
      className={cx(styles.root, className)}
    />
  );
}

export type TabListProps = Omit<Plain<AriaTabListProps<object>>, 'aria-label'> & {
  /** What the views are views of. */
  label: string;
  /** Reaches the row. */
  ref?: Ref<HTMLDivElement>;
};

/** The row of tabs. It scrolls where it is too narrow, and its end fades while there are more. */
export function TabList({ label, className, ref, ...rest }: TabListProps) {
  const own = useRef<HTMLDivElement>(null);
  useMore(own, 'along');
  return (
    <AriaTabList
      {...rest}
      ref={useMergedRef(own, ref)}
      render={(dom) => <div {...ariaOf(rest)} {...dom} />}
      aria-label={label}
      className={cx(styles.list, className)}
    />
  );
}

export type TabProps = Plain<AriaTabProps> & {
  /** Reaches the tab. */
  ref?: Ref<HTMLDivElement>;
};

/** One tab; its `id` is that of its TabPanel. */
export function Tab({ className, children, ...rest }: TabProps) {
  return (
    <AriaTab {...rest} className={cx(styles.tab, className)}>
      {canAnimate() && <SelectionIndicator className={styles.indicator} />}
      {children}
    </AriaTab>
  );
}

export type TabPanelProps = Plain<AriaTabPanelProps> & {
  /** Reaches the panel. */
  ref?: Ref<HTMLDivElement>;
};

/** What a tab shows. */
export function TabPanel({ className, ...rest }: TabPanelProps) {
  return <AriaTabPanel {...rest} className={cx(styles.panel, className)} />;
}
