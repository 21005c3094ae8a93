import { common } from '@mirror-studio/domain/texts/en/common';
import { secondFactor } from '@mirror-studio/domain/texts/en/secondFactor';
import { Button } from '@mirror-studio/ui/Button';
import { useTexts } from '@mirror-studio/ui/i18n';
import { KeyIcon } from '@mirror-studio/ui/icons';
import { List, ListItem } from '@mirror-studio/ui/List';
import { Stack } from '@mirror-studio/ui/Stack';
import { Text } from '@mirror-studio/ui/Text';
import { Arrival } from './PartHeading.tsx';
import type { SecondFactorViewProps } from './view-props.ts';

/** The apps for codes and what is left of the recovery codes, or how to begin. */
export function FactorList({ snapshot, send }: SecondFactorViewProps) {
  const t = useTexts('secondFactor', secondFactor);
  const c = useTexts('common', common);
  const { factors, recoveryCodesLeft } = snapshot.context;
  const begin = () => send({ type: 'enrolment.begun' });
  if (factors.length === 0) {
    return (
      <Stack align="start">
        <Arrival>
          <Text tone="muted">{t('off')}</Text>
        </Arrival>
        <Button variant="primary" onPress={begin}>
          {t('setUp')}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack gap="x5">
      <Arrival>
        <List label={t('apps')}>
          {factors.map(({ id, name }) => (
            <ListItem
              key={id}
              icon={<KeyIcon />}
              title={name || t('unnamed')}
              aside={
                <Button
                  size="small"
                  aria-label={t('removeNamed', { name: name || t('unnamed') })}
                  onPress={() => send({ type: 'removal.begun', factorId: id })}
                >
                  {c('remove')}
                </Button>
              }
            />
          ))}
        </List>
      </Arrival>
      {recoveryCodesLeft !== null && (
        <Text tone={recoveryCodesLeft === 0 ? 'warning' : 'muted'} isTabular>
          {recoveryCodesLeft === 0 ? t('codesNone') : t('codesLeft', { count: recoveryCodesLeft })}
          {'. '}
          {t('codesNewText')}
        </Text>
      )}
      <Stack direction="row" gap="x3">
        <Button onPress={begin}>{t('addAnother')}</Button>
        {recoveryCodesLeft !== null && (
          <Button onPress={() => send({ type: 'codes.requested' })}>{t('codesNew')}</Button>
        )}
      </Stack>
    </Stack>
  );
}
