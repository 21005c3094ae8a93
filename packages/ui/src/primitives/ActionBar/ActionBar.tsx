import { actionBar } from '@mirror-studio/domain/texts/en/actionBar';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { announce } from '../../announce/announce.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { CloseIcon } from '../../icons/index.ts';
import { isEscape } from '../../keyboard/composing.ts';
import { type RootProps, rootProps } from '../../theme/rootProps.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Toolbar } from '../Toolbar/Toolbar.tsx';
import * as styles from './ActionBar.css.ts';

export interface ActionBarProps extends RootProps {
  /** The list, grid or table in which something is selected. */
  children: ReactNode;
  /** How many are selected. The bar is there from one on. */
  count: number | 'all';
  /** Takes the selection away: by the button, and by Escape in the list or the bar. */
  onClear: () => void;
  /** Small Buttons: what can be done with all that are selected. */
  actions: ReactNode;
  /** What the actions are for. Default "Actions for what is selected". */
  label?: string;
}

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

/** A list with a bar that comes when something in it is selected: how many, what can be done with them, and a way out. */
export function ActionBar({ children, count, onClear, actions, label, ref, ...rest }: ActionBarProps) {
  const t = useTexts('actionBar', actionBar);
  const isOpen = count !== 0;
  const list = useRef<HTMLDivElement>(null);
  const lastInList = useRef<HTMLElement | null>(null);

  const opened = useEffectEvent(() => {
    announce(t('available'));
    // It comes over the end of what is in sight, where the row that was just selected may be.
    const { current: row } = lastInList;
    if (row?.isConnected && 'scrollIntoView' in row) row.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    if (isOpen) opened();
  }, [isOpen]);

  const returnFocus = () => {
    const { current: last } = lastInList;
    const back = last?.isConnected ? last : list.current?.querySelector<HTMLElement>(focusable);
    back?.focus({ preventScroll: true });
  };

  const heard = {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      if (list.current?.contains(target)) lastInList.current = target;
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      // Of what is open over the page, events come here as well.
      const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
      if (!isEscape(event) || event.defaultPrevented || !isOpen || !isInside) return;
      event.stopPropagation();
      onClear();
    },
  };

  return (
    <div
      {...rootProps(rest, styles.root)}
      {...heard}
      ref={ref}
      /** Whether something is selected and the bar is there. */
      data-open={isOpen || undefined}
    >
      <div ref={list} className={styles.list}>
        {children}
      </div>
      {isOpen && (
        <Bar onFocusLost={returnFocus}>
          <Toolbar label={label ?? t('label')} className={styles.bar} data-keep-clear="">
            <IconButton size="small" label={t('clear')} icon={<CloseIcon size={18} />} onPress={onClear} />
            <span className={styles.count}>
              {count === 'all' ? t('allSelected') : t('selected', { count })}
            </span>
            {actions}
          </Toolbar>
        </Bar>
      )}
    </div>
  );
}

interface BarProps {
  onFocusLost: () => void;
  children: ReactNode;
}

/** Takes the focus with it when it goes, and says so: a component of its own, since only its end comes before that. */
function Bar({ onFocusLost, children }: BarProps) {
  const place = useRef<HTMLDivElement>(null);
  const lost = useEffectEvent(onFocusLost);
  useLayoutEffect(() => {
    const { current } = place;
    return () => {
      // Once React has finished: until then no focus that moves is heard.
      if (current?.contains(current.ownerDocument.activeElement)) queueMicrotask(lost);
    };
  }, []);
  return (
    <div ref={place} className={styles.place}>
      {children}
    </div>
  );
}
