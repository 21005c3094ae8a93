import { common } from '@mirror-studio/domain/texts/en/common';
import { useFocusFallback } from '../../controlled/useFocusFallback.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';

/** Takes back what a form is sending; stands beside the button that sends. When it goes, focus that it had goes there. */
export function CancelSending({ onPress, size }: Pick<ButtonProps, 'onPress' | 'size'>) {
  const c = useTexts('common', common);
  return (
    <Button
      ref={useFocusFallback('button[type="submit"]')}
      variant="ghost"
      size={size}
      isFullWidth
      onPress={onPress}
    >
      {c('cancel')}
    </Button>
  );
}
