import { photoShoot } from '@mirror-studio/domain/texts/en/photoShoot';
import { useFocusFallback } from '../../controlled/useFocusFallback.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import * as styles from './GenerateForm.css.ts';

/** Sends the image again. When it goes, focus that it had goes to the place of the image. */
export function UploadRetry({ onPress }: { onPress: () => void }) {
  const t = useTexts('photoShoot', photoShoot);
  return (
    <Button
      ref={useFocusFallback('fieldset button:enabled')}
      size="small"
      className={styles.retry}
      onPress={onPress}
    >
      {t('referenceRetry')}
    </Button>
  );
}
