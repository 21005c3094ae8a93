import { photoShoot } from '@mirror-studio/domain/texts/en/photoShoot';
import { type ReactElement, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Form } from 'react-aria-components/Form';
import { useTexts } from '../../i18n/useTexts.ts';
import { isComposing } from '../../keyboard/composing.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { CancelSending } from '../../primitives/Form/CancelSending.tsx';
import { type RootProps, rootProps } from '../../theme/rootProps.ts';
import * as styles from './GenerateForm.css.ts';

interface GenerateFormProps extends RootProps<HTMLFormElement> {
  heading: string;
  /** The fields. */
  children: ReactNode;
  /** What it costs, in credits. */
  credits: number;
  /** Name of the model that does it. */
  model: string;
  /** Words and glyph of the button. */
  action: string;
  icon: ReactElement;
  isPending: boolean;
  pendingLabel: string;
  isDisabled: boolean;
  /** Why it did not begin, in words. */
  failure?: string;
  onSubmit: () => void;
  onCancel?: () => void;
}

/** What is asked for, and always in sight below it: what that costs and the button that begins it. */
export function GenerateForm({
  heading,
  children,
  credits,
  model,
  action,
  icon,
  isPending,
  pendingLabel,
  isDisabled,
  failure,
  onSubmit,
  onCancel,
  ...rest
}: GenerateFormProps) {
  const t = useTexts('photoShoot', photoShoot);
  const fields = useRef<HTMLDivElement>(null);
  useSubmitKey(fields, !isPending && !isDisabled);
  return (
    <Form
      {...rootProps(rest, styles.root)}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div ref={fields} className={styles.fields}>
        <h1 className={styles.heading}>{heading}</h1>
        {children}
      </div>
      <div className={styles.foot}>
        {failure && (
          <Banner tone="danger" role="alert" className={styles.failure}>
            {failure}
          </Banner>
        )}
        {isPending && onCancel && <CancelSending size="small" onPress={onCancel} />}
        <p className={styles.cost}>
          {credits > 0 ? t('cost', { count: credits }) : t('freeInAlpha')}
          <span className={styles.model}>{model}</span>
        </p>
        <Button
          type="submit"
          aria-keyshortcuts="Control+Enter Meta+Enter"
          variant="generate"
          icon={icon}
          isPending={isPending}
          pendingLabel={pendingLabel}
          isDisabled={isDisabled}
        >
          {action}
        </Button>
      </div>
    </Form>
  );
}

/** Ctrl+Enter, or ⌘ Enter, submits from any field, as messages are sent elsewhere. */
function useSubmitKey(fields: RefObject<HTMLElement | null>, isEnabled: boolean) {
  useEffect(() => {
    const element = fields.current;
    if (!isEnabled || element === null) return;
    const submit = (event: KeyboardEvent) => {
      // While an input method composes, Enter is its own.
      const isAsked = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isComposing(event);
      if (!isAsked || event.repeat) return;
      event.preventDefault();
      element.closest('form')?.requestSubmit();
    };
    element.addEventListener('keydown', submit);
    return () => element.removeEventListener('keydown', submit);
  }, [fields, isEnabled]);
}
