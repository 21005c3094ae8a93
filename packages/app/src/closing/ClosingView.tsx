import { pathOf } from '@mirror-studio/domain/access';
import { formatDeadline } from '@mirror-studio/domain/texts';
import { accountData } from '@mirror-studio/domain/texts/en/accountData';
import { Banner } from '@mirror-studio/ui/Banner';
import { Button } from '@mirror-studio/ui/Button';
import { useTextLocale, useTexts } from '@mirror-studio/ui/i18n';
import { LinkButton } from '@mirror-studio/ui/LinkButton';
import { PublicPage } from '@mirror-studio/ui/PublicPage';
import { Stack } from '@mirror-studio/ui/Stack';
import type { ReactNode } from 'react';

interface ClosingViewProps {
  /** ISO 8601. */
  removedAt: string;
  /** Beside it on a wide screen. */
  picture?: string;
  isKeeping: boolean;
  isSigningOut: boolean;
  /** Why it could not be kept. */
  failed?: ReactNode;
  onKeep: () => void;
  onSignOut: () => void;
}

/** What stands in place of every page of an account that waits for its removal: when, and one press to keep it. */
export function ClosingView({
  removedAt,
  picture,
  isKeeping,
  isSigningOut,
  failed,
  onKeep,
  onSignOut,
}: ClosingViewProps) {
  const t = useTexts('accountData', accountData);
  const locale = useTextLocale();
  return (
    <PublicPage
      title={t('closingTitle')}
      lead={t('closingPage', { date: formatDeadline(Date.parse(removedAt), locale) })}
      homeHref={pathOf('home')}
      {...(picture !== undefined && { picture })}
    >
      <Stack gap="x3">
        {failed !== undefined && (
          <Banner tone="danger" role="alert">
            {failed}
          </Banner>
        )}
        <Button
          variant="primary"
          isFullWidth
          isPending={isKeeping}
          pendingLabel={t('keeping')}
          onPress={onKeep}
        >
          {t('keepAccount')}
        </Button>
        <LinkButton href={pathOf('profile')} isFullWidth>
          {t('toMyData')}
        </LinkButton>
        <Button variant="ghost" isFullWidth isPending={isSigningOut} onPress={onSignOut}>
          {t('signOut')}
        </Button>
      </Stack>
    </PublicPage>
  );
}
