import type { BillingDetails } from '@mirror-studio/domain/contract';
import { type BillingField, billingLimitOf } from '@mirror-studio/domain/economy';
import { billing } from '@mirror-studio/domain/texts/en/billing';
import { useTexts } from '../../../i18n/useTexts.ts';
import { ErrorState, type ListFailure } from '../../../patterns/ErrorState/ErrorState.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Form, FormActions } from '../../../primitives/Form/Form.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Status } from '../../../primitives/Status/Status.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import * as styles from './BillingDetailsForm.css.ts';

export interface BillingDetailsFormProps extends RootProps<HTMLElement> {
  /** What is shown instead of the fields while they are on their way, or when they did not come. Default `shown`. */
  state?: 'loading' | 'shown' | 'failed';
  /** Why they did not come. */
  loadFailure?: ListFailure;
  /** What the fields say; the parent holds it. */
  values: BillingDetails;
  /** Called with what is to change. */
  onChange: (change: Partial<BillingDetails>) => void;
  /** The fields that hold more than they may. Default none. */
  tooLong?: readonly BillingField[];
  /** Something differs from what is kept. Default false. */
  isDirty?: boolean;
  /** It was kept, and nothing has changed since. Default false. */
  isSaved?: boolean;
  /** It is being kept. Default false. */
  isPending?: boolean;
  /** Why it was not kept, in words. */
  failure?: string;
  /** What is typed is to be forgotten. */
  onDiscard: () => void;
  /** What is typed is to be kept. */
  onSubmit: () => void;
}

/** What somebody wants to stand on their receipts: a name, an address and a tax number, each of which may be empty. */
export function BillingDetailsForm({
  state = 'shown',
  loadFailure,
  values,
  onChange,
  tooLong = [],
  isDirty = false,
  isSaved = false,
  isPending = false,
  failure,
  onDiscard,
  onSubmit,
  ...rest
}: BillingDetailsFormProps) {
  const t = useTexts('billing', billing);
  const problemOf = (field: BillingField) =>
    tooLong.includes(field) && {
      isInvalid: true,
      errorMessage: t('tooLong', { most: billingLimitOf(field) }),
    };
  const fieldOf = (field: BillingField) => ({
    label: t(field),
    value: values[field],
    onChange: (value: string) => onChange({ [field]: value }),
    isReadOnly: isPending,
    ...problemOf(field),
  });
  return (
    <section aria-label={t('details')} {...rootProps(rest, styles.root)} aria-busy={state === 'loading'}>
      <h2 className={styles.heading}>{t('details')}</h2>
      <Text tone="muted">{t('detailsLead')}</Text>
      {state === 'failed' && (
        <ErrorState level={3} {...(loadFailure ?? { kind: 'server', message: t('detailsFailed') })} />
      )}
      {state === 'loading' && (
        <div className={styles.fields}>
          {['4.25rem', '7rem', '4.25rem'].map((height, at) => (
            <Skeleton key={`${height} ${at}`} height={height} />
          ))}
        </div>
      )}
      {state === 'shown' && (
        <Form className={styles.fields} error={failure} onSubmit={onSubmit}>
          <TextField {...fieldOf('name')} autoComplete="organization" />
          <TextArea {...fieldOf('address')} autoComplete="street-address" rows={3} />
          <TextField {...fieldOf('taxId')} autoComplete="off" spellCheck="false" />
          <FormActions>
            <Status className={styles.saved}>{isSaved && !isDirty ? t('saved') : ''}</Status>
            {isDirty && (
              <Button isDisabled={isPending} onPress={onDiscard}>
                {t('discard')}
              </Button>
            )}
            <Button
              type="submit"
              variant="primary"
              isDisabled={!isDirty}
              isPending={isPending}
              pendingLabel={t('saving')}
            >
              {t('save')}
            </Button>
          </FormActions>
        </Form>
      )}
    </section>
  );
}
