import {
  type OnboardingProblems,
  useTypes,
  type OnboardingForm as Values,
} from '@mirror-studio/domain/profile';
import { onboarding } from '@mirror-studio/domain/texts/en/onboarding';
import { Form } from 'react-aria-components/Form';
import { useControlled } from '../../../controlled/useControlled.ts';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { CancelSending } from '../../../primitives/Form/CancelSending.tsx';
import { Segment, SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { ours } from '../../../theme/ours.ts';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import * as styles from './OnboardingForm.css.ts';

export interface OnboardingFormProps extends RootProps<HTMLFormElement> {
  /** As typed and chosen; the parent holds it. */
  values?: Values;
  /** As it is at first, when the parent does not hold it. Default empty. */
  defaultValues?: Values;
  /** Called with what has changed, by field. */
  onChange?: (change: Partial<Values>) => void;
  /** The problem of each field, as `checkOnboarding` names them; shown after the first try. */
  problems?: OnboardingProblems;
  /** The profile is being saved. Default false. */
  isPending?: boolean;
  /** Why the profile was not saved, in words. */
  failure?: string;
  /** Where the terms can be read. */
  termsHref?: string;
  /** Called with all fields when the form is sent, also when a field has a problem. */
  onSubmit: (values: Values) => void;
  /** Takes back what was sent, while it is on its way; left out, it cannot be taken back. */
  onCancel?: () => void;
}

const empty: Values = { displayName: '', useType: null, termsAccepted: false, complianceConfirmed: false };

/** The four things that make a profile complete (§4). */
export function OnboardingForm({
  values: given,
  defaultValues = empty,
  onChange,
  problems = {},
  isPending = false,
  failure,
  termsHref,
  onSubmit,
  onCancel,
  ...rest
}: OnboardingFormProps) {
  const t = useTexts('onboarding', onboarding);
  const [values, setValues] = useControlled(given, defaultValues);
  const change = (some: Partial<Values>) => {
    setValues({ ...values, ...some });
    onChange?.(some);
  };
  const say = (problem: (typeof problems)[keyof typeof problems]) => problem && t(problem);
  return (
    <Form
      {...rootProps(rest, styles.form)}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(values);
      }}
    >
      <TextField
        label={t('displayName')}
        description={t('displayNameHint')}
        autoComplete="nickname"
        value={values.displayName}
        onChange={(displayName) => change({ displayName })}
        errorMessage={say(problems.displayName)}
      />
      <SegmentedControl
        label={t('useType')}
        value={values.useType}
        onChange={(value) => change({ useType: useTypes.find((known) => known === value) ?? null })}
        errorMessage={say(problems.useType)}
      >
        {useTypes.map((type) => (
          <Segment key={type} value={type}>
            {t(`useType_${type}`)}
          </Segment>
        ))}
      </SegmentedControl>
      <div className={styles.agreements}>
        <Checkbox
          isSelected={values.termsAccepted}
          onChange={(termsAccepted) => change({ termsAccepted })}
          errorMessage={say(problems.termsAccepted)}
        >
          {t('terms')}{' '}
          {termsHref && (
            <a href={termsHref} className={ours} target="_blank" rel="noreferrer">
              {t('readTerms')}
            </a>
          )}
        </Checkbox>
        <Checkbox
          isSelected={values.complianceConfirmed}
          onChange={(complianceConfirmed) => change({ complianceConfirmed })}
          errorMessage={say(problems.complianceConfirmed)}
        >
          {t('compliance')}
        </Checkbox>
      </div>
      {failure && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
      <Button
        type="submit"
        variant="primary"
        isFullWidth
        isPending={isPending}
        pendingLabel={t('submitting')}
      >
        {t('submit')}
      </Button>
      {isPending && onCancel && <CancelSending onPress={onCancel} />}
    </Form>
  );
}
