import { ui } from '@mirror-studio/domain/texts/en/ui';
import { type ReactNode, type Ref, useContext, useDeferredValue } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxContext, ListBoxItem, ListStateContext } from 'react-aria-components/ListBox';
import {
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  SelectStateContext,
  SelectValue,
} from 'react-aria-components/Select';
import { useTexts } from '../../i18n/useTexts.ts';
import { CheckIcon, ChevronsUpDownIcon } from '../../icons/index.ts';
import { cx } from '../../theme/cx.ts';
import type { ButtonSize } from '../Button/Button.tsx';
import * as field from '../Field/Field.css.ts';
import { FieldHelp, FieldLabel, type FieldTexts } from '../Field/FieldParts.tsx';
import * as rows from '../Options/Options.css.ts';
import { ListSurface } from '../Overlay/ListSurface.tsx';
import { ShowContext, useOpenAfterPaint } from '../Overlay/useOpenAfterPaint.ts';
import * as styles from './Select.css.ts';

export interface SelectOption<Value extends string = string> {
  /** Sent with the form and given to `onChange`. Never empty (§5). */
  value: Value;
  /** What is read. */
  label: string;
  /** A second line in the list. */
  description?: string;
  /** An icon of 20 px. */
  icon?: ReactNode;
  isDisabled?: boolean;
}

export interface SelectProps<Value extends string = string>
  extends Omit<
      AriaSelectProps<SelectOption<Value>>,
      | 'children'
      | 'className'
      | 'style'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'selectedKey'
      | 'defaultSelectedKey'
      | 'onSelectionChange'
      | 'selectionMode'
    >,
    FieldTexts {
  /** What can be chosen. */
  options: readonly SelectOption<Value>[];
  /** The chosen value, when the parent holds it. */
  value?: Value | null;
  /** The chosen value to begin with. */
  defaultValue?: Value;
  /** Called with the value that was chosen. */
  onChange?: (value: Value) => void;
  /**
   * Its list is drawn ahead, hidden, while the browser is idle; without it when the pointer comes over its button, or the
   * focus to it. Default false.
   */
  isPrerendered?: boolean;
  /** As for Button. Default `medium`. */
  size?: ButtonSize;
  /** Added to the classes of the outer element. */
  className?: string;
  /** Reaches the outer element. */
  ref?: Ref<HTMLDivElement>;
}

/** React Aria's Select, which shows a list that is drawn ahead before it opens it. */
function SelectRoot({ isOpen, defaultOpen, onOpenChange, ...rest }: AriaSelectProps<SelectOption>) {
  const { show, ...open } = useOpenAfterPaint({ isOpen, defaultOpen, onOpenChange });
  return (
    <ShowContext value={show}>
      <AriaSelect {...rest} {...open} />
    </ShowContext>
  );
}

/**
 * While the list is closed, what changes in the field renders it later: a press has not to wait for the rows of a list that
 * is drawn ahead.
 */
function LaterWhileClosed({ children }: { children: ReactNode }) {
  const list = useContext(ListBoxContext);
  const state = useContext(ListStateContext);
  const isOpen = useContext(SelectStateContext)?.isOpen;
  const [laterList, laterState] = [useDeferredValue(list), useDeferredValue(state)];
  return (
    <ListBoxContext value={isOpen ? list : laterList}>
      <ListStateContext value={isOpen ? state : laterState}>{children}</ListStateContext>
    </ListBoxContext>
  );
}

/** One of many. Up to six short choices are better in sight, in a SegmentedControl. */
export function Select<Value extends string = string>({
  options,
  value,
  defaultValue,
  onChange,
  label,
  isLabelHidden,
  isOptional,
  aside,
  description,
  errorMessage,
  size = 'medium',
  placeholder,
  isPrerendered = false,
  className,
  ...rest
}: SelectProps<Value>) {
  const t = useTexts('ui', ui);
  if (options.some((option) => option.value === ''))
    throw new TypeError(`An option of "${label}" has an empty value.`);
  const chosen = value === undefined ? {} : { value };
  return (
    <SelectRoot
      isInvalid={errorMessage === undefined ? undefined : true}
      {...rest}
      {...chosen}
      defaultValue={defaultValue}
      onChange={(key) => {
        const option = options.find((one) => one.value === key);
        if (option) onChange?.(option.value);
      }}
      placeholder={placeholder ?? t('choose')}
      className={cx(field.root, className)}
    >
      <FieldLabel {...{ label, isLabelHidden, isOptional, aside }} elementType="span" />
      <Button className={cx(field.well, field.wellSize[size], styles.button)}>
        <SelectValue<SelectOption<Value>> className={styles.value}>
          {({ selectedItem, defaultChildren }) =>
            selectedItem ? (
              <>
                {selectedItem.icon}
                <span className={rows.label}>{selectedItem.label}</span>
              </>
            ) : (
              defaultChildren
            )
          }
        </SelectValue>
        <ChevronsUpDownIcon size={16} className={styles.arrow} />
      </Button>
      <FieldHelp {...{ description, errorMessage }} />
      <ListSurface offset={4} className={styles.popover} isPrerendered={isPrerendered}>
        <LaterWhileClosed>
          <ListBox items={options} className={rows.list}>
            {(option) => (
              <ListBoxItem
                id={option.value}
                textValue={option.label}
                isDisabled={option.isDisabled}
                className={rows.row}
              >
                {({ isSelected }) => (
                  <>
                    {option.icon !== undefined && <span className={rows.icon}>{option.icon}</span>}
                    <span className={rows.words}>
                      <span className={rows.label}>{option.label}</span>
                      {option.description !== undefined && (
                        <span className={rows.description}>{option.description}</span>
                      )}
                    </span>
                    {isSelected && <CheckIcon size={16} className={rows.check} />}
                  </>
                )}
              </ListBoxItem>
            )}
          </ListBox>
        </LaterWhileClosed>
      </ListSurface>
    </SelectRoot>
  );
}
