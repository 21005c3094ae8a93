import { isUnderWay } from '@mirror-studio/domain/account-data';
import { accountExportLimits as limits } from '@mirror-studio/domain/constants/account';
import type { AccountExport } from '@mirror-studio/domain/contract';
import { formatBytes, formatDeadline } from '@mirror-studio/domain/texts';
import { accountData } from '@mirror-studio/domain/texts/en/accountData';
import { Banner } from '@mirror-studio/ui/Banner';
import { Button } from '@mirror-studio/ui/Button';
import { Heading } from '@mirror-studio/ui/Heading';
import { useTextLocale, useTexts } from '@mirror-studio/ui/i18n';
import { DownloadIcon, MailIcon } from '@mirror-studio/ui/icons';
import { Progress } from '@mirror-studio/ui/Progress';
import { Stack } from '@mirror-studio/ui/Stack';

import { Text } from '@mirror-studio/ui/Text';
import { type ReactNode, type Ref, useId } from 'react';
import { Announced } from './Announced.tsx';

/** What can be done with a copy, one at a time. */
export type ExportAct = 'ask' | 'send' | 'fetch';

export interface ExportPartProps {
  /** The newest copy; null where none was asked for. */
  copy: AccountExport | null;
  /** When the next may be asked for, ISO 8601; null: now. */
  nextAt: string | null;
  /** The mailed link was opened: the press that uses it up is due. `used`: it has been pressed. */
  link?: 'opened' | 'used' | undefined;
  pending: ExportAct | null;
  /** What did not work, in words. */
  failed?: ReactNode;
  /** Another link was mailed from here. */
  isSent?: boolean;
  /** What the download is called, once it has begun. */
  fetched?: string | undefined;
  onAct: (act: ExportAct) => void;
  /** Gets the focus when what had it goes away. */
  ref?: Ref<HTMLDivElement>;
}

/** A copy of everything held on a person, as it stands. */
export function ExportPart(props: ExportPartProps) {
  const { copy, link, pending, failed, isSent = false, fetched, onAct, ref } = props;
  const t = useTexts('accountData', accountData);
  const headingId = useId();
  const isOnItsWay = copy !== null && isUnderWay(copy.state);
  return (
    <Stack as="section" aria-labelledby={headingId} gap="x4">
      <Stack gap="x1">
        <Heading id={headingId} level={3}>
          {t('exportTitle')}
        </Heading>
        <Text tone="muted" isMeasured>
          {t('exportLead')}
        </Text>
      </Stack>
      <div ref={ref} tabIndex={-1}>
        <Stack gap="x4">
          {link === 'opened' && (
            <Banner
              title={t('fetchTitle')}
              icon={<DownloadIcon />}
              actions={
                <Button
                  variant="primary"
                  isPending={pending === 'fetch'}
                  pendingLabel={t('fetching')}
                  onPress={() => onAct('fetch')}
                >
                  {t('fetch')}
                </Button>
              }
            >
              {t('fetchLead')}
            </Banner>
          )}
          {failed !== undefined && (
            <Banner tone="danger" role="alert">
              {failed}
            </Banner>
          )}
          <Announced>
            <Stack gap="x3">
              {fetched !== undefined && <Text>{t('fetched', { name: fetched })}</Text>}
              {isSent && <Text>{t('linkSent')}</Text>}
              <State {...props} />
            </Stack>
          </Announced>
          {isOnItsWay && copy.total > 0 && <Counted copy={copy} />}
          {!isOnItsWay && <Actions {...props} />}
        </Stack>
      </div>
    </Stack>
  );
}

/** How it stands, in a sentence. */
function State({ copy, nextAt }: ExportPartProps) {
  const t = useTexts('accountData', accountData);
  const locale = useTextLocale();
  const momentOf = (moment: string) => formatDeadline(Date.parse(moment), locale);
  const next = nextAt !== null && !(copy && isUnderWay(copy.state)) && (
    <Text tone="muted">{t('notBefore', { count: limits.aDay, date: momentOf(nextAt) })}</Text>
  );
  if (copy === null) {
    return (
      <>
        <Text tone="muted">{t('none')}</Text>
        {next}
      </>
    );
  }
  const { state, bytes, endsAt, isLinkUsed } = copy;
  const ends = { size: formatBytes(bytes ?? 0, locale), date: endsAt === null ? '' : momentOf(endsAt) };
  const words = {
    waiting: () => t('waiting'),
    building: () => t('building'),
    ready: () => t(isLinkUsed ? 'readyUsed' : 'ready', ends),
    failed: () => t('failed'),
    expired: () => t('expired', { days: limits.keptDays }),
  };
  return (
    <>
      <Text tone={state === 'failed' ? 'danger' : state === 'expired' ? 'muted' : 'base'} isMeasured>
        {words[state]()}
      </Text>
      {next}
    </>
  );
}

function Counted({ copy: { done, total } }: { copy: AccountExport }) {
  const t = useTexts('accountData', accountData);
  return (
    <Progress
      label={t('progressLabel')}
      value={done}
      maxValue={total}
      valueLabel={t('progress', { done, total })}
    />
  );
}

function Actions({ copy, nextAt, pending, onAct }: ExportPartProps) {
  const t = useTexts('accountData', accountData);
  const isReady = copy?.state === 'ready';
  const label = copy === null ? 'askExport' : copy.state === 'failed' ? 'tryAgain' : 'askAgain';
  return (
    <Stack direction="row" gap="x3">
      {isReady && (
        <Button
          icon={<MailIcon />}
          isPending={pending === 'send'}
          pendingLabel={t('sending')}
          onPress={() => onAct('send')}
        >
          {t('sendLink')}
        </Button>
      )}
      <Button
        variant={isReady ? 'ghost' : 'secondary'}
        isDisabled={nextAt !== null}
        isPending={pending === 'ask'}
        pendingLabel={t('asking')}
        onPress={() => onAct('ask')}
      >
        {t(label)}
      </Button>
    </Stack>
  );
}
