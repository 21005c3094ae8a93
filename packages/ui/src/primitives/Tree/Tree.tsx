import type { ReactNode } from 'react';
import { Collection } from 'react-aria/Collection';
import { Button } from 'react-aria-components/Button';
import type { Key, Selection } from 'react-aria-components/Table';
import { Tree as AriaTree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { ChevronRightIcon } from '../../icons/index.ts';
import { cx } from '../../theme/cx.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import { RowBox } from '../Rows/RowBox.tsx';
import * as rows from '../Rows/Rows.css.ts';
import * as styles from './Tree.css.ts';

/** What an item must have: an id of its own in the whole tree. */
export interface TreeEntry {
  id: string;
}

export interface TreeProps<Item extends TreeEntry> extends RootProps {
  /** What it is a tree of. */
  label: string;
  /** Those of the topmost level. */
  items: readonly Item[];
  /** What lies under an item; nothing for one that cannot be expanded. */
  childrenOf: (item: Item) => readonly Item[] | undefined;
  /** Draws what an item holds. */
  children: (item: Item) => ReactNode;
  /** What an item is called: by screen readers, and where typing goes to the row whose name begins so. */
  textOf: (item: Item) => string;
  /** Small buttons at the end of a row. */
  actionsOf?: (item: Item) => ReactNode;
  /** How many can be selected. Default `none`. */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** The selected items, when the parent holds them. */
  selectedKeys?: 'all' | Iterable<Key>;
  /** The items selected to begin with. */
  defaultSelectedKeys?: 'all' | Iterable<Key>;
  /** Called with the selected items. */
  onSelectionChange?: (keys: Selection) => void;
  /** The expanded items, when the parent holds them. */
  expandedKeys?: Iterable<Key>;
  /** The items expanded to begin with. */
  defaultExpandedKeys?: Iterable<Key>;
  /** Called with the expanded items. */
  onExpandedChange?: (keys: Set<Key>) => void;
  /** Items that cannot be selected, expanded or opened. */
  disabledKeys?: Iterable<Key>;
  /** Enter or a press on a row; where rows can be selected, a press while none is. */
  onAction?: (key: Key) => void;
  /** Shown in its place when there are no items. */
  empty?: ReactNode;
}

/** Rows in rows: to expand, to select, to open. */
export function Tree<Item extends TreeEntry>({
  label,
  items,
  childrenOf,
  children,
  textOf,
  actionsOf,
  empty,
  className,
  ...rest
}: TreeProps<Item>) {
  const dependencies = [childrenOf, children, textOf, actionsOf];
  const draw = (item: Item) => (
    <TreeItem id={item.id} textValue={textOf(item)} className={rows.row}>
      <TreeItemContent>
        {({ hasChildItems, selectionMode }) => (
          <div className={styles.line}>
            {hasChildItems ? (
              <Button slot="chevron" className={rows.handle}>
                <ChevronRightIcon size={16} className={styles.chevron} />
              </Button>
            ) : (
              <span className={styles.noChevron} />
            )}
            {selectionMode === 'multiple' && <RowBox />}
            <div className={rows.words}>{children(item)}</div>
            {actionsOf && <div className={rows.actions}>{actionsOf(item)}</div>}
          </div>
        )}
      </TreeItemContent>
      <Collection items={childrenOf(item) ?? []} dependencies={dependencies}>
        {draw}
      </Collection>
    </TreeItem>
  );
  return (
    <AriaTree
      {...rest}
      aria-label={label}
      items={items}
      dependencies={dependencies}
      className={cx(rows.root, styles.root, className)}
      renderEmptyState={() => <div className={rows.empty}>{empty}</div>}
    >
      {draw}
    </AriaTree>
  );
}
