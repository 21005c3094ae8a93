import { addressChange } from '@mirror-studio/domain/texts/en/addressChange';
import { common } from '@mirror-studio/domain/texts/en/common';
import { Button } from '@mirror-studio/ui/Button';
import { Form, FormActions } from '@mirror-studio/ui/Form';
import { useTexts } from '@mirror-studio/ui/i18n';
import { TextField } from '@mirror-studio/ui/TextField';
import type { AddressChangeViewProps } from './address-change-view-props.ts';
import { useAddressFailureWords } from './use-address-failure-words.ts';

/** The address that is wanted is typed. */
export function NewAddress({ snapshot, send }: AddressChangeViewProps) {
  const t = useTexts('addressChange', addressChange);
  const c = useTexts('common', common);
  const inWords = useAddressFailureWords();
  const { email: known, phone, typed, failure } = snapshot.context;
  const isFirst = known === '';
  const isPending = snapshot.hasTag('pending');
  const words = snapshot.matches({ editing: 'failed' }) ? inWords(failure) : undefined;
  return (
    <Form validationBehavior="aria" onSubmit={() => isPending || send({ type: 'email.submitted' })}>
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed
        autoFocus
        label={t('newAddress')}
        description={isFirst ? t('newAddressHelpFirst', { phone: phone ?? '' }) : t('newAddressHelp')}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck="false"
        isReadOnly={isPending}
        value={typed}
        onChange={(email) => send({ type: 'email.changed', email })}
        errorMessage={snapshot.matches({ editing: 'invalid' }) ? t('newAddressInvalid') : words}
      />
      <FormActions>
        <Button variant="ghost" isDisabled={isPending} onPress={() => send({ type: 'editing.cancelled' })}>
          {c('cancel')}
        </Button>
        <Button type="submit" variant="primary" isPending={isPending}>
          {t(isFirst ? 'submitFirst' : 'submit')}
        </Button>
      </FormActions>
    </Form>
  );
}
