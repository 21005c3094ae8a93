import { keptByLaw } from '@mirror-studio/domain/account-data';
import { accountLimits } from '@mirror-studio/domain/constants/account';
import type { AccountDeletion } from '@mirror-studio/domain/contract';
import { formatDeadline } from '@mirror-studio/domain/texts';
import { accountData } from '@mirror-studio/domain/texts/en/accountData';
import { Banner } from '@mirror-studio/ui/Banner';
import { Button } from '@mirror-studio/ui/Button';
import { Heading } from '@mirror-studio/ui/Heading';
import { useTextLocale, useTexts } from '@mirror-studio/ui/i18n';
import { Stack } from '@mirror-studio/ui/Stack';

import { Text } from '@mirror-studio/ui/Text';
import { type ReactNode, type Ref, useId } from 'react';
import { Announced } from './Announced.tsx';

export interface DeletionPartProps {
  /** That it is asked for; null where the account stays. */
  deletion: AccountDeletion | null;
  /** False where a hosted auth service keeps the sign-in. */
  isDeletable: boolean;
  isKeeping: boolean;
  /** The account was kept from here. */
  isKept?: boolean;
  /** What did not work, in words. */
  failed?: ReactNode;
  /** Opens the question. */
  onAsk: () => void;
  /** It is likely to be opened: what it needs can be fetched. */
  onApproach?: () => void;
  onKeep: () => void;
  /** Gets the focus when what had it goes away. */
  ref?: Ref<HTMLDivElement>;
}

/** The end of an account: what goes, what stays, and how it is taken back while it waits. */
export function DeletionPart(props: DeletionPartProps) {
  const { deletion, isDeletable, isKept = false, failed, onAsk, onApproach, ref } = props;
  const t = useTexts('accountData', accountData);
  const headingId = useId();
  return (
    <Stack as="section" aria-labelledby={headingId} gap="x4">
      <Stack gap="x1">
        <Heading id={headingId} level={3}>
          {t('deleteTitle')}
        </Heading>
        {!deletion && (
          <Text tone="muted" isMeasured>
            {isDeletable ? t('deleteLead', { days: accountLimits.deletedWithinDays }) : t('elsewhere')}
          </Text>
        )}
      </Stack>
      <div ref={ref} tabIndex={-1}>
        <Stack gap="x5">
          {failed !== undefined && (
            <Banner tone="danger" role="alert">
              {failed}
            </Banner>
          )}
          {isKept && !deletion && (
            <Announced>
              <Banner tone="success">{t('kept')}</Banner>
            </Announced>
          )}
          {deletion ? (
            <Closing {...props} deletion={deletion} />
          ) : (
            isDeletable && (
              <>
                <WhatGoes />
                <Stack direction="row">
                  <Button
                    variant="danger"
                    onHoverStart={() => onApproach?.()}
                    onFocus={() => onApproach?.()}
                    onPress={onAsk}
                  >
                    {t('deleteOpen')}
                  </Button>
                </Stack>
              </>
            )
          )}
        </Stack>
      </div>
    </Stack>
  );
}

function Closing({ deletion, isKeeping, onKeep }: DeletionPartProps & { deletion: AccountDeletion }) {
  const t = useTexts('accountData', accountData);
  const locale = useTextLocale();
  const momentOf = (moment: string) => formatDeadline(Date.parse(moment), locale);
  const { requestedAt, removedAt } = deletion;
  return (
    <Banner
      tone="warning"
      title={t('closingTitle')}
      actions={
        <Button variant="primary" isPending={isKeeping} pendingLabel={t('keeping')} onPress={onKeep}>
          {t('keepAccount')}
        </Button>
      }
    >
      {t('closing', { asked: momentOf(requestedAt), date: momentOf(removedAt) })}
    </Banner>
  );
}

/** Before it is asked for, and not behind a press. */
function WhatGoes() {
  const t = useTexts('accountData', accountData);
  return (
    <Stack gap="x4">
      <Said title={t('deleteGoesTitle')}>{t('deleteGoes')}</Said>
      <Said title={t('deleteMeanwhileTitle')}>{t('deleteMeanwhile')}</Said>
      <Stack gap="x1">
        <Text weight="strong">{t('deleteStaysTitle')}</Text>
        {keptByLaw.map(({ what }) => (
          <Text key={what} tone="muted" isMeasured>
            {t(`kept_${what}`)}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}

function Said({ title, children }: { title: string; children: string }) {
  return (
    <Stack gap="x1">
      <Text weight="strong">{title}</Text>
      <Text tone="muted" isMeasured>
        {children}
      </Text>
    </Stack>
  );
}
