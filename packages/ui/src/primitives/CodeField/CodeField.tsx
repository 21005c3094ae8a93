import { readFactorCode } from '@mirror-studio/domain/auth';
import { useControlled } from '../../controlled/useControlled.ts';
import { cx } from '../../theme/cx.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import * as styles from './CodeField.css.ts';

export interface CodeFieldProps
  extends Omit<
    TextFieldProps,
    | 'value'
    | 'defaultValue'
    | 'onChange'
    | 'type'
    | 'inputMode'
    | 'autoComplete'
    | 'autoCapitalize'
    | 'autoCorrect'
    | 'spellCheck'
    | 'maxLength'
    | 'prefix'
    | 'suffix'
    | 'size'
    | 'inputProps'
  > {
  /** The figures typed so far; the parent holds them. */
  value?: string;
  /** The figures at first, when the parent does not hold them. Default none. */
  defaultValue?: string;
  /** Called with the figures at each change: spaces and all else of what was pasted are left out. */
  onChange?: (code: string) => void;
}

/** A one-time code of six figures, in one field: a phone offers the code, and what is pasted may have spaces. */
export function CodeField({ value: given, defaultValue = '', onChange, className, ...rest }: CodeFieldProps) {
  const [value, setValue] = useControlled(given, defaultValue, onChange);
  return (
    <TextField
      {...rest}
      value={value}
      onChange={(typed) => setValue(readFactorCode(typed))}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck="false"
      className={cx(styles.root, className)}
    />
  );
}
