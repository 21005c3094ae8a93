/* oxlint-disable jsx-a11y/prefer-tag-over-role -- an output belongs to a form and wants a label; nothing here is filled in */
import { common } from '@mirror-studio/domain/texts/en/common';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { Banner } from '@mirror-studio/ui/Banner';
import { Button } from '@mirror-studio/ui/Button';
import { useTexts } from '@mirror-studio/ui/i18n';

interface ProvidersUnknownProps {
  onRetry: () => void;
  isRetrying: boolean;
}

/** The auth service did not say which third parties are set up; whatever else signs somebody in may be tried meanwhile. */
export function ProvidersUnknown({ onRetry, isRetrying }: ProvidersUnknownProps) {
  const t = useTexts('signIn', signIn);
  const c = useTexts('common', common);
  return (
    <Banner
      tone="warning"
      role="status"
      actions={
        <Button size="small" isPending={isRetrying} onPress={onRetry}>
          {c('retry')}
        </Button>
      }
    >
      {t('providersUnknown')}
    </Banner>
  );
}
