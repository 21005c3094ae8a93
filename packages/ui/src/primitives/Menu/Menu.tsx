import type { ReactNode, Ref } from 'react';
import { Header } from 'react-aria-components/Header';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
  type MenuProps as AriaMenuProps,
  MenuSection as AriaMenuSection,
  type MenuSectionProps as AriaMenuSectionProps,
  MenuTrigger as AriaMenuTrigger,
  type MenuTriggerProps,
} from 'react-aria-components/Menu';
import type { PopoverProps } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import { CheckIcon } from '../../icons/index.ts';
import { cx } from '../../theme/cx.ts';
import { ariaOf, type RootProps, rootProps } from '../../theme/rootProps.ts';
import { Kbd } from '../Kbd/Kbd.tsx';
import * as options from '../Options/Options.css.ts';
import { ListSurface } from '../Overlay/ListSurface.tsx';
import { ShowContext, useOpenAfterPaint } from '../Overlay/useOpenAfterPaint.ts';

export interface MenuProps extends Omit<AriaMenuProps<object>, 'className' | 'style' | 'children'> {
  /** MenuItems, MenuSections and MenuSeparators. */
  children: ReactNode;
  /** Where it opens, seen from its button. Default `bottom start`. */
  placement?: PopoverProps['placement'];
  /**
   * Drawn ahead, hidden, while the browser is idle; without it when the pointer comes over its button, or the focus to it.
   * Default false.
   */
  isPrerendered?: boolean;
  /** Added to the classes of the menu's surface. */
  className?: string;
  /** Reaches the `[role=menu]`. */
  ref?: Ref<HTMLDivElement>;
}

/** Ties a Menu to its button. */
export function MenuTrigger({ isOpen, defaultOpen, onOpenChange, ...rest }: MenuTriggerProps) {
  const { show, ...open } = useOpenAfterPaint({ isOpen, defaultOpen, onOpenChange });
  return (
    // A context menu opens where it was asked for.
    <ShowContext value={rest.trigger === 'contextMenu' ? null : show}>
      <AriaMenuTrigger {...rest} {...open} />
    </ShowContext>
  );
}

/** What can be done here. Put it in a MenuTrigger beside its button. */
export function Menu({ placement = 'bottom start', isPrerendered = false, className, ...rest }: MenuProps) {
  return (
    <ListSurface {...{ placement, isPrerendered, className }} offset={6}>
      <AriaMenu {...rest} className={options.list} />
    </ListSurface>
  );
}

export interface MenuItemProps extends Omit<AriaMenuItemProps, 'className' | 'style' | 'children'> {
  /** A verb. */
  children: ReactNode;
  /** An icon of 18 px. */
  icon?: ReactNode;
  /** The shortcut that does the same. */
  keys?: readonly string[];
  /** Something is lost by it. Default false. */
  isDanger?: boolean;
  /** Added to the classes of the row. */
  className?: string;
  /** Reaches the row. */
  ref?: Ref<HTMLDivElement>;
}

/** One thing that can be done. With `href` it is a link. */
export function MenuItem({ children, icon, keys, isDanger = false, className, ...rest }: MenuItemProps) {
  const textValue = rest.textValue ?? (typeof children === 'string' ? children : undefined);
  return (
    <AriaMenuItem
      {...rest}
      render={(dom) =>
        'href' in dom ? (
          <a {...ariaOf(rest)} {...dom}>
            {dom.children}
          </a>
        ) : (
          <div {...ariaOf(rest)} {...dom} />
        )
      }
      textValue={textValue}
      className={cx(options.row, isDanger && options.isDanger, className)}
    >
      {({ isSelected }) => (
        <>
          {icon !== undefined && (
            <span className={cx(options.icon, isDanger && options.isDanger)}>{icon}</span>
          )}
          <span className={options.words}>{children}</span>
          {isSelected && <CheckIcon size={16} className={options.check} />}
          {keys && <Kbd keys={keys} />}
        </>
      )}
    </AriaMenuItem>
  );
}

export interface MenuSectionProps
  extends Omit<AriaMenuSectionProps<object>, 'className' | 'style' | 'children'> {
  /** Names the group. */
  title: string;
  /** MenuItems. */
  children: ReactNode;
  /** Added to the classes of the group. */
  className?: string;
  /** Reaches the `[role=group]`. */
  ref?: Ref<HTMLDivElement>;
}

/** A named group of MenuItems. */
export function MenuSection({ title, children, className, ...rest }: MenuSectionProps) {
  return (
    <AriaMenuSection
      {...rest}
      render={(dom) => <section {...ariaOf(rest)} {...dom} />}
      className={cx(options.section, className)}
    >
      <Header className={options.sectionTitle}>{title}</Header>
      {children}
    </AriaMenuSection>
  );
}

/** A line between MenuItems. */
export function MenuSeparator(props: RootProps<HTMLElement>) {
  return <Separator {...rootProps(props, options.separator)} />;
}
