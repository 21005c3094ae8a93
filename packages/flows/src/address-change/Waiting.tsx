import { addressChange } from '@mirror-studio/domain/texts/en/addressChange';
import { Badge } from '@mirror-studio/ui/Badge';
import { Banner } from '@mirror-studio/ui/Banner';
import { Button } from '@mirror-studio/ui/Button';
import { CodeField } from '@mirror-studio/ui/CodeField';
import { Form, FormActions } from '@mirror-studio/ui/Form';
import { useTexts } from '@mirror-studio/ui/i18n';
import { MailIcon, QueuedIcon, SuccessIcon } from '@mirror-studio/ui/icons';
import { List, ListItem } from '@mirror-studio/ui/List';
import { Stack } from '@mirror-studio/ui/Stack';
import { Text } from '@mirror-studio/ui/Text';
import type { AddressChangeViewProps } from './address-change-view-props.ts';
import { useAddressFailureWords } from './use-address-failure-words.ts';

/** Which of the two addresses is proved and which waits, the code of one, and the ways out. */
export function Waiting({ snapshot, send }: AddressChangeViewProps) {
  const t = useTexts('addressChange', addressChange);
  const inWords = useAddressFailureWords();
  const { email, change, side, code, failure } = snapshot.context;
  if (!change) return null;
  const isPending = snapshot.hasTag('pending');
  const addresses = { old: email, new: change.newEmail };
  const other = side === 'old' ? 'new' : 'old';
  const isChoice = !change.isOldProved && !change.isNewProved;
  const words = inWords(failure);
  return (
    <Stack gap="x5">
      <Text tone="muted" isMeasured>
        {t('waits')}
      </Text>
      <List label={t('both')}>
        <Address email={email} what={t('oldAddress')} isProved={change.isOldProved} />
        <Address email={change.newEmail} what={t('wantedAddress')} isProved={change.isNewProved} />
      </List>
      <Form validationBehavior="aria" onSubmit={() => isPending || send({ type: 'code.submitted' })}>
        <CodeField
          label={t('code')}
          description={t('codeHelp', { email: addresses[side] })}
          isReadOnly={isPending}
          value={code}
          onChange={(typed) => send({ type: 'code.changed', code: typed })}
          errorMessage={
            snapshot.matches({ waiting: 'invalid' })
              ? t('codeMissing')
              : snapshot.matches({ waiting: 'refused' })
                ? words
                : undefined
          }
        />
        {snapshot.matches({ waiting: 'failed' }) && (
          <Banner tone="danger" role="alert">
            {words}
          </Banner>
        )}
        <Stack direction="row" gap="x3">
          <Button type="submit" variant="primary" isPending={snapshot.matches({ waiting: 'proving' })}>
            {t('prove')}
          </Button>
          {isChoice && (
            <Button
              variant="ghost"
              isDisabled={isPending}
              onPress={() => send({ type: 'side.changed', side: other })}
            >
              {t('otherCode', { email: addresses[other] })}
            </Button>
          )}
        </Stack>
      </Form>
      <FormActions>
        <Button
          variant="ghost"
          isDisabled={isPending}
          isPending={snapshot.matches({ waiting: 'cancelling' })}
          onPress={() => send({ type: 'change.cancelled' })}
        >
          {t('cancel')}
        </Button>
        <Button
          isDisabled={isPending}
          isPending={snapshot.matches({ waiting: 'resending' })}
          onPress={() => send({ type: 'messages.requested' })}
        >
          {t('resend')}
        </Button>
      </FormActions>
    </Stack>
  );
}

interface AddressProps {
  email: string;
  what: string;
  isProved: boolean;
}

function Address({ email, what, isProved }: AddressProps) {
  const t = useTexts('addressChange', addressChange);
  return (
    <ListItem
      icon={<MailIcon />}
      title={email}
      description={what}
      aside={
        <Badge
          tone={isProved ? 'success' : 'neutral'}
          icon={isProved ? <SuccessIcon size={14} /> : <QueuedIcon size={14} />}
        >
          {t(isProved ? 'proved' : 'waiting')}
        </Badge>
      }
    />
  );
}
