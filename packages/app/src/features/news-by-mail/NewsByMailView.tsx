import { community } from '@mirror-studio/domain/texts/en/community';
import { ErrorState, type ErrorStateProps } from '@mirror-studio/ui/ErrorState';
import { Heading } from '@mirror-studio/ui/Heading';
import { useTexts } from '@mirror-studio/ui/i18n';
import { Skeleton } from '@mirror-studio/ui/Skeleton';
import { Stack } from '@mirror-studio/ui/Stack';
import { Switch } from '@mirror-studio/ui/Switch';
import { Text } from '@mirror-studio/ui/Text';
import { useId } from 'react';

export interface NewsByMailViewProps {
  /** Whether there are mails; null while it is not known. */
  isOn: boolean | null;
  /** What was chosen is on its way. */
  isPending?: boolean;
  /** It could not be loaded. */
  failure?: Omit<ErrorStateProps, 'level'> | undefined;
  onChange: (isOn: boolean) => void;
}

/** Whether somebody is told by mail of what they missed. */
export function NewsByMailView({ isOn, isPending = false, failure, onChange }: NewsByMailViewProps) {
  const t = useTexts('community', community);
  const headingId = useId();
  return (
    <Stack as="section" aria-labelledby={headingId} gap="x4">
      <Stack gap="x1">
        <Heading id={headingId}>{t('byMailTitle')}</Heading>
        <Text tone="muted" isMeasured>
          {t('byMailLead')}
        </Text>
      </Stack>
      {failure ? (
        <ErrorState level={3} {...failure} />
      ) : isOn === null ? (
        <Skeleton height="3.5rem" />
      ) : (
        <div style={{ maxInlineSize: '28rem' }}>
          <Switch isSelected={isOn} isReadOnly={isPending} onChange={onChange} description={t('byMailHint')}>
            {t('byMail')}
          </Switch>
        </div>
      )}
    </Stack>
  );
}
