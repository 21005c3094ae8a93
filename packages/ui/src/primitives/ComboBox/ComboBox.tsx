import { choices } from '@mirror-studio/domain/texts/en/choices';
import { type AriaAttributes, type ReactNode, type Ref, use, useMemo } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { ListBox } from 'react-aria-components/ListBox';
import { useTexts } from '../../i18n/useTexts.ts';
import { ChevronsUpDownIcon } from '../../icons/index.ts';
import { cx } from '../../theme/cx.ts';
import * as button from '../Button/Button.css.ts';
import type { ButtonSize } from '../Button/Button.tsx';
import * as field from '../Field/Field.css.ts';
import { FieldHelp, FieldLabel, type FieldTexts } from '../Field/FieldParts.tsx';
import * as icon from '../IconButton/IconButton.css.ts';
import { matchesWords } from '../Options/matches.ts';
import { OptionPopover } from '../Options/OptionPopover.tsx';
import { NoOptions, type OptionList, OptionRows, optionsIn } from '../Options/OptionRows.tsx';
import * as rows from '../Options/Options.css.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './ComboBox.css.ts';

export interface ComboBoxProps<Value extends string = string> extends FieldTexts, AriaAttributes {
  /** What can be chosen, in groups or not. */
  options: OptionList<Value>;
  /** The chosen value, when the parent holds it; null when there is none. */
  value?: Value | null;
  /** The chosen value to begin with. */
  defaultValue?: Value;
  /** Called with the value that was chosen; null when the field was emptied or holds words of its own. */
  onChange?: (value: Value | null) => void;
  /** What is typed, when the parent holds it. */
  inputValue?: string;
  /** What is typed to begin with. */
  defaultInputValue?: string;
  /** Called with what is typed: to ask a server, or to keep words that are no option. */
  onInputChange?: (typed: string) => void;
  /**
   * Whether an option is shown for what is typed. Default: every word stands in its label, in any order and without
   * regard to accents. `null` where `options` are what a server found.
   */
  filter?: ((label: string, typed: string) => boolean) | null;
  /** Words that are no option may stay. Default false: leaving the field brings back what was chosen. */
  allowsCustomValue?: boolean;
  /** Options are on their way. Default false. */
  isLoading?: boolean;
  /** What the list says when no option is left. Default "Nothing matches." */
  emptyMessage?: ReactNode;
  /** An example of what to type. */
  placeholder?: string;
  /** As for Button. Default `medium`. */
  size?: ButtonSize;
  /** Sent with a form: the value, or the words where they may stay. */
  name?: string;
  /** It takes the focus when it is drawn first. Default false. */
  autoFocus?: boolean;
  /** A form is not sent without it. Default false. */
  isRequired?: boolean;
  /** It cannot be used. Default false. */
  isDisabled?: boolean;
  /** It can be read and not changed. Default false. */
  isReadOnly?: boolean;
  /** Called when the list opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Added to the classes of the outer element. */
  className?: string;
  /** Of the outer element. */
  id?: string;
  /** Reaches the outer element. */
  ref?: Ref<HTMLDivElement>;
  /** Reaches the `<input>`. */
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * React Aria draws what is inside a combo box once more, in a template, to collect its options. Only what has a state to
 * show is on the page.
 */
const OnPage = ({ children }: { children: ReactNode }) => (use(ComboBoxStateContext) ? children : null);

/** One of many, found by typing. For a few, a Select; for what is not known before, a TextField. */
export function ComboBox<Value extends string = string>({
  options,
  value,
  onChange,
  filter = matchesWords,
  allowsCustomValue = false,
  isLoading = false,
  emptyMessage,
  label,
  isLabelHidden,
  isOptional,
  aside,
  description,
  errorMessage,
  placeholder,
  size = 'medium',
  className,
  inputRef,
  ...rest
}: ComboBoxProps<Value>) {
  const t = useTexts('choices', choices);
  const known = useMemo(() => new Map(optionsIn(options).map((option) => [option.value, option])), [options]);
  const held = value === undefined ? {} : { value };
  return (
    <AriaComboBox
      {...rest}
      {...held}
      isInvalid={errorMessage !== undefined}
      defaultFilter={filter ?? (() => true)}
      allowsCustomValue={allowsCustomValue}
      // Words of one's own need no list that says it has none.
      allowsEmptyCollection={isLoading || !allowsCustomValue}
      onChange={(key) => onChange?.(known.get(key as Value)?.value ?? null)}
      className={cx(field.root, className)}
    >
      <OnPage>
        <FieldLabel {...{ label, isLabelHidden, isOptional, aside }} />
        <Group role="presentation" className={cx(field.well, field.wellSize[size])}>
          <Input ref={inputRef} placeholder={placeholder} className={field.input} />
          {isLoading && <Spinner size={16} label={t('loading')} className={styles.wait} />}
          <span className={field.endSlot}>
            <Button
              className={cx(
                button.root,
                button.size.small,
                button.variant.ghost,
                icon.square.small,
                icon.root,
                field.innerButton,
                styles.arrow,
              )}
            >
              <ChevronsUpDownIcon size={16} />
            </Button>
          </span>
        </Group>
        <FieldHelp {...{ description, errorMessage }} />
      </OnPage>
      <OptionPopover>
        <ListBox
          className={rows.list}
          renderEmptyState={() => <NoOptions isLoading={isLoading}>{emptyMessage}</NoOptions>}
        >
          <OptionRows options={options} />
        </ListBox>
      </OptionPopover>
    </AriaComboBox>
  );
}
