import { isTypedAddress } from '@mirror-studio/domain/account-data';
import { accountLimits } from '@mirror-studio/domain/constants/account';
import { accountData } from '@mirror-studio/domain/texts/en/accountData';
import { Button } from '@mirror-studio/ui/Button';
import { Dialog } from '@mirror-studio/ui/Dialog';
import { Form, FormActions } from '@mirror-studio/ui/Form';
import { useTexts } from '@mirror-studio/ui/i18n';
import { Stack } from '@mirror-studio/ui/Stack';
import { Text } from '@mirror-studio/ui/Text';
import { TextField } from '@mirror-studio/ui/TextField';
import { type ReactNode, useState } from 'react';

interface DeleteDialogProps {
  isOpen: boolean;
  /** That has to be typed. */
  address: string;
  isPending: boolean;
  /** Why it was not closed, in words. */
  failed?: ReactNode;
  onConfirm: (typed: string) => void;
  onCancel: () => void;
}

/** Asks before an account is closed, and lets its address be typed: nobody does that by mistake. */
export function DeleteDialog({ isOpen, address, isPending, failed, onConfirm, onCancel }: DeleteDialogProps) {
  const t = useTexts('accountData', accountData);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const confirm = () => {
    if (isTypedAddress(typed, address)) {
      setWrong(null);
      onConfirm(typed);
    } else setWrong(typed.trim() === '' ? t('addressMissing') : t('addressWrong', { address }));
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(stays) => stays || isPending || onCancel()}
      title={t('deleteDialogTitle')}
      description={t('deleteLead', { days: accountLimits.deletedWithinDays })}
    >
      <Form validationBehavior="aria" {...(failed !== undefined && { error: failed })} onSubmit={confirm}>
        <Stack gap="x4">
          <Text tone="muted">{t('deleteMeanwhile')}</Text>
          <TextField
            label={t('typeAddress', { address })}
            // An account by phone is closed by its number.
            inputMode={address.includes('@') ? 'email' : 'tel'}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck="false"
            value={typed}
            onChange={(text) => {
              setTyped(text);
              setWrong(null);
            }}
            isInvalid={wrong !== null}
            {...(wrong !== null && { errorMessage: wrong })}
          />
        </Stack>
        <FormActions>
          <Button variant="ghost" isDisabled={isPending} onPress={onCancel}>
            {t('keepIt')}
          </Button>
          <Button type="submit" variant="danger" isPending={isPending} pendingLabel={t('deleting')}>
            {t('deleteIt')}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
