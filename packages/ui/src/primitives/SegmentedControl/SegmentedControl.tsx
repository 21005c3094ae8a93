import { createContext, type ReactNode, type Ref, useContext } from 'react';
import {
  RadioButton,
  RadioField,
  type RadioFieldProps,
  RadioGroup,
  type RadioGroupProps,
} from 'react-aria-components/RadioGroup';
import { SelectionIndicator } from 'react-aria-components/SelectionIndicator';
import { canAnimate } from '../../theme/canAnimate.ts';
import { cx } from '../../theme/cx.ts';
import * as field from '../Field/Field.css.ts';
import { FieldHelp, FieldLabel, type FieldTexts } from '../Field/FieldParts.tsx';
import * as styles from './SegmentedControl.css.ts';

type Look = 'chips' | 'joined';
const LookContext = createContext<Look>('chips');

export interface SegmentedControlProps
  extends Omit<RadioGroupProps, 'children' | 'className' | 'style'>,
    FieldTexts {
  /** Chips that wrap, for the choices of a form; or one joined rail, for the views of a list. Default `chips`. */
  look?: Look;
  /** Segments. */
  children: ReactNode;
  /** Added to the classes of the outer element. */
  className?: string;
  /** Reaches the outer element. */
  ref?: Ref<HTMLDivElement>;
}

/** One of a few short choices. Arrow keys choose, as in any radio group. */
export function SegmentedControl({
  look = 'chips',
  label,
  isLabelHidden,
  isOptional,
  aside,
  description,
  errorMessage,
  children,
  className,
  ...rest
}: SegmentedControlProps) {
  return (
    <RadioGroup
      isInvalid={errorMessage === undefined ? undefined : true}
      orientation="horizontal"
      {...rest}
      className={cx(field.root, className)}
    >
      <FieldLabel {...{ label, isLabelHidden, isOptional, aside }} elementType="span" />
      <LookContext value={look}>
        <div className={look === 'chips' ? styles.chips : styles.rail}>{children}</div>
      </LookContext>
      <FieldHelp {...{ description, errorMessage }} />
    </RadioGroup>
  );
}

export interface SegmentProps extends Omit<RadioFieldProps, 'children' | 'className' | 'style'> {
  /** One or two words. */
  children: ReactNode;
  /** A small drawing before the words. */
  icon?: ReactNode;
  /** Added to the classes of the outer element. */
  className?: string;
  /** Reaches the outer element. */
  ref?: Ref<HTMLDivElement>;
}

/** One choice of a SegmentedControl. */
export function Segment({ children, icon, className, ...rest }: SegmentProps) {
  const isJoined = useContext(LookContext) === 'joined';
  return (
    <RadioField {...rest} className={cx(styles.item, className)}>
      <RadioButton className={isJoined ? styles.segment : styles.chip}>
        {isJoined && canAnimate() && <SelectionIndicator className={styles.indicator} />}
        <span className={styles.words}>
          {icon}
          {children}
        </span>
      </RadioButton>
    </RadioField>
  );
}
