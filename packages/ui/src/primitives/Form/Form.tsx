import type { FormEvent, ReactNode, Ref } from 'react';
import { Form as AriaForm, type FormProps as AriaFormProps } from 'react-aria-components/Form';
import { cx } from '../../theme/cx.ts';
import { type RootProps, rootProps } from '../../theme/rootProps.ts';
import { Banner } from '../Banner/Banner.tsx';
import * as styles from './Form.css.ts';

export interface FormProps
  extends Omit<
    AriaFormProps,
    'children' | 'className' | 'style' | 'onSubmit' | 'action' | 'validationErrors'
  > {
  /** What the server refused, by the `name` of the field it belongs to: it is shown on that field. */
  validationErrors?: Record<string, string | string[]>;
  /** What is wrong with the whole: shown above the fields and said at once. */
  error?: ReactNode;
  /** Called with what the form holds when all of it is valid; the page is not left. */
  onSubmit?: (data: FormData, event: FormEvent<HTMLFormElement>) => void;
  /** Fields, then FormActions. */
  children: ReactNode;
  /** Added to the form's own classes. */
  className?: string;
  /** Reaches the `<form>`. */
  ref?: Ref<HTMLFormElement>;
}

/** Fields that are sent together. What the server refuses lands on its field. */
export function Form({ error, onSubmit, children, className, ...rest }: FormProps) {
  return (
    <AriaForm
      {...rest}
      className={cx(styles.root, className)}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.(new FormData(event.currentTarget), event);
      }}
    >
      {error !== undefined && error !== null && (
        <Banner tone="danger" role="alert">
          {error}
        </Banner>
      )}
      {children}
    </AriaForm>
  );
}

export interface FormActionsProps extends RootProps {
  /** Buttons. */
  children: ReactNode;
}

/** The buttons of a form, the main one last. */
export function FormActions(props: FormActionsProps) {
  return <div {...rootProps(props, styles.actions)} />;
}
