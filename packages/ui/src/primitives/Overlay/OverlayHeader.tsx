import { controls } from '@mirror-studio/domain/texts/en/controls';
import { memo, type ReactNode } from 'react';
import { Heading } from 'react-aria-components/Heading';
import { useTexts } from '../../i18n/useTexts.ts';
import { CloseIcon } from '../../icons/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Overlay.css.ts';

interface OverlayHeadProps {
  title: ReactNode;
  description?: ReactNode;
  hasClose: boolean;
}

/** The title that names an overlay, a line under it, and the way out. */
export const OverlayHeader = memo(function OverlayHeader({ title, description, hasClose }: OverlayHeadProps) {
  const t = useTexts('controls', controls);
  return (
    <header className={styles.head}>
      <div>
        <Heading slot="title" level={2} className={styles.title}>
          {title}
        </Heading>
        {description !== undefined && <p className={styles.description}>{description}</p>}
      </div>
      {hasClose && (
        <IconButton
          slot="close"
          size="small"
          label={t('close')}
          icon={<CloseIcon />}
          className={styles.close}
        />
      )}
    </header>
  );
});
