import type { ReactNode } from 'react';
import { CountBadge } from '../../../primitives/Badge/Badge.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Tooltip, TooltipTrigger } from '../../../primitives/Tooltip/Tooltip.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import * as styles from './AppShell.css.ts';

export interface HeaderActionProps extends RootProps<HTMLButtonElement> {
  /** What the press does; also its tooltip. */
  label: string;
  /** Its picture. */
  icon: ReactNode;
  /** The shortcut that does the same. */
  keys?: readonly string[];
  /** A figure on its corner; nothing at 0. Default 0. */
  count?: number;
  /** The largest figure written out. Default 9. */
  maxCount?: number;
  /** What screen readers hear in place of the label, with the count in words. */
  countedLabel?: string;
  /** Leaves a small page's header: give it to `sheetActions` of the shell as well. Default false. */
  isSecondary?: boolean;
  /** Called when it is pressed. */
  onPress: () => void;
}

/** One of the quiet buttons at the end of the header: jobs, notifications, help, settings. */
export function HeaderAction({
  label,
  icon,
  keys,
  count = 0,
  maxCount = 9,
  countedLabel = label,
  isSecondary = false,
  onPress,
  ...rest
}: HeaderActionProps) {
  const action = (
    <CountBadge count={count} max={maxCount}>
      <TooltipTrigger>
        <IconButton {...rest} label={count > 0 ? countedLabel : label} icon={icon} onPress={onPress} />
        <Tooltip keys={keys}>{label}</Tooltip>
      </TooltipTrigger>
    </CountBadge>
  );
  return isSecondary ? <HeaderSlot need="sheet">{action}</HeaderSlot> : action;
}

export interface HeaderRoomProps extends RootProps<HTMLSpanElement> {
  /** `sheet`: leaves below 768 px, or beside a tablet's open sidebar: they have it. `wide`: spare under 60rem. */
  need: 'sheet' | 'wide';
  /** What needs the room. */
  children: ReactNode;
}

/** Something in the header that needs room. */
export function HeaderSlot({ need, children, ...rest }: HeaderRoomProps) {
  return <span {...rootProps(rest, need === 'sheet' ? styles.secondary : styles.spare)}>{children}</span>;
}
