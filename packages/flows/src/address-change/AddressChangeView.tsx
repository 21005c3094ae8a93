import { addressChange } from '@mirror-studio/domain/texts/en/addressChange';
import { common } from '@mirror-studio/domain/texts/en/common';
import { Banner } from '@mirror-studio/ui/Banner';
import { Button } from '@mirror-studio/ui/Button';
import { useTexts } from '@mirror-studio/ui/i18n';
import { MailIcon } from '@mirror-studio/ui/icons';
import { List, ListItem } from '@mirror-studio/ui/List';
import { Skeleton } from '@mirror-studio/ui/Skeleton';
import { Stack } from '@mirror-studio/ui/Stack';
import { Text } from '@mirror-studio/ui/Text';
import type { AddressChangeViewProps } from './address-change-view-props.ts';
import { NewAddress } from './NewAddress.tsx';
import { useAddressFailureWords } from './use-address-failure-words.ts';
import { Waiting } from './Waiting.tsx';

export type { AddressChangeViewProps };

/** As wide as a code field: on a wide page the buttons of a form stay below what they send. */
const formWidth = { maxInlineSize: '26rem' } as const;

/** The address of an account and its change as their machine stands. */
export function AddressChangeView({ snapshot, send, secondsLeft }: AddressChangeViewProps) {
  const t = useTexts('addressChange', addressChange);
  const c = useTexts('common', common);
  const inWords = useAddressFailureWords();
  if (snapshot.matches('loading')) return <Skeleton height="6rem" />;
  if (snapshot.matches('unread')) {
    return (
      <Banner
        tone="danger"
        role="alert"
        title={t('notRead')}
        actions={
          <Button size="small" onPress={() => send({ type: 'address.requested' })}>
            {c('retry')}
          </Button>
        }
      >
        {inWords(snapshot.context.failure)}
      </Banner>
    );
  }
  if (snapshot.matches('keptElsewhere')) return <Text tone="muted">{t('keptElsewhere')}</Text>;
  if (snapshot.matches('waiting'))
    return <Waiting snapshot={snapshot} send={send} secondsLeft={secondsLeft} />;
  if (!snapshot.matches('shown')) {
    return (
      <div style={formWidth}>
        <NewAddress snapshot={snapshot} send={send} />
      </div>
    );
  }
  const { email } = snapshot.context;
  return (
    <Stack align="start" gap="x4">
      <List label={t('title')}>
        <ListItem icon={<MailIcon />} title={email || t('none')} />
      </List>
      <Button onPress={() => send({ type: 'editing.begun' })}>
        {t(email === '' ? 'beginFirst' : 'begin')}
      </Button>
    </Stack>
  );
}
