import { addressChange } from '@mirror-studio/domain/texts/en/addressChange';
import { Badge } from '@mirror-studio/ui/Badge';
import { Banner } from '@mirror-studio/ui/Banner';
import { Button } from '@mirror-studio/ui/Button';
import { CodeField } from '@mirror-studio/ui/CodeField';
import { Form } from '@mirror-studio/ui/Form';
import { useTexts } from '@mirror-studio/ui/i18n';
import { MailIcon, PhoneIcon, QueuedIcon, SuccessIcon } from '@mirror-studio/ui/icons';
import { List, ListItem } from '@mirror-studio/ui/List';
import { Stack } from '@mirror-studio/ui/Stack';
import { Text } from '@mirror-studio/ui/Text';
import type { ReactNode } from 'react';
import type { AddressChangeViewProps } from './address-change-view-props.ts';
import { useAddressFailureWords } from './use-address-failure-words.ts';

/** Which of the two addresses is proved and which waits, the code of one, and the ways out. */
export function Waiting({ snapshot, send, secondsLeft = 0 }: AddressChangeViewProps) {
  const t = useTexts('addressChange', addressChange);
  const inWords = useAddressFailureWords();
  const { email, phone, change, side, code, failure } = snapshot.context;
  if (!change) return null;
  const isPending = snapshot.hasTag('pending');
  // Whoever has no address yet is asked by their number.
  const isFirst = email === '';
  const number = phone ?? '';
  const isNumber = isFirst && side === 'old';
  const addresses = { old: email, new: change.newEmail };
  const other = side === 'old' ? 'new' : 'old';
  const isChoice = !change.isOldProved && !change.isNewProved;
  const words = inWords(failure, isNumber);
  return (
    <Stack gap="x5">
      <Text tone="muted" isMeasured>
        {t(isFirst ? 'waitsFirst' : 'waits')}
      </Text>
      <List label={t(isFirst ? 'bothFirst' : 'both')}>
        <Address
          email={isFirst ? number : email}
          icon={isFirst ? <PhoneIcon /> : <MailIcon />}
          what={t(isFirst ? 'oldNumber' : 'oldAddress')}
          isProved={change.isOldProved}
        />
        <Address
          email={change.newEmail}
          icon={<MailIcon />}
          what={t('wantedAddress')}
          isProved={change.isNewProved}
        />
      </List>
      <Form validationBehavior="aria" onSubmit={() => isPending || send({ type: 'code.submitted' })}>
        <CodeField
          label={t(isNumber ? 'codeOfText' : 'code')}
          description={
            isNumber ? t('codeOfTextHelp', { phone: number }) : t('codeHelp', { email: addresses[side] })
          }
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
            {t(isNumber ? 'proveNumber' : 'prove')}
          </Button>
          {isChoice && (
            <Button
              variant="ghost"
              isDisabled={isPending}
              onPress={() => send({ type: 'side.changed', side: other })}
            >
              {isFirst && other === 'old'
                ? t('otherCodeOfText', { phone: number })
                : t('otherCode', { email: addresses[other] })}
            </Button>
          )}
        </Stack>
      </Form>
      <Stack direction="row" gap="x3">
        <Button
          isDisabled={isPending || secondsLeft > 0}
          isPending={snapshot.matches({ waiting: 'resending' })}
          onPress={() => send({ type: 'messages.requested' })}
        >
          {secondsLeft > 0 ? t('resendIn', { count: secondsLeft }) : t(isFirst ? 'resendFirst' : 'resend')}
        </Button>
        <Button
          variant="ghost"
          isDisabled={isPending}
          isPending={snapshot.matches({ waiting: 'cancelling' })}
          onPress={() => send({ type: 'change.cancelled' })}
        >
          {t(isFirst ? 'cancelFirst' : 'cancel')}
        </Button>
      </Stack>
    </Stack>
  );
}

interface AddressProps {
  email: string;
  icon: ReactNode;
  what: string;
  isProved: boolean;
}

function Address({ email, icon, what, isProved }: AddressProps) {
  const t = useTexts('addressChange', addressChange);
  return (
    <ListItem
      icon={icon}
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
