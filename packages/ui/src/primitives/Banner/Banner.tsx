import { common } from '@mirror-studio/domain/texts/en/common';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { CloseIcon, DangerIcon, InfoIcon, SuccessIcon, WarningIcon } from '../../icons/index.ts';
import { cx } from '../../theme/cx.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Banner.css.ts';

const icons = {
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: DangerIcon,
  neutral: InfoIcon,
};

export interface BannerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'style'> {
  /** How grave it is; the words say it too. Default `info`. */
  tone?: 'info' | 'success' | 'warning' | 'danger' | 'neutral';
  /** One line. */
  title?: ReactNode;
  /** The rest of it. */
  children?: ReactNode;
  /** Buttons or links that answer it. */
  actions?: ReactNode;
  /** Another icon, of 20 px. */
  icon?: ReactNode;
  /** Shows a close button and is called when it is pressed. */
  onDismiss?: () => void;
  /** Said at once by screen readers when it appears: `alert` for an error, `status` for news. Default neither. */
  role?: 'alert' | 'status';
  /** Reaches the outer element. */
  ref?: Ref<HTMLDivElement>;
}

/** Something to know about this place, until it is settled or put away. */
export function Banner({
  tone = 'info',
  title,
  children,
  actions,
  icon,
  onDismiss,
  className,
  ...rest
}: BannerProps) {
  const t = useTexts('common', common);
  const Icon = icons[tone];
  return (
    <div {...rest} className={cx(styles.root, styles.tone[tone], className)}>
      <span className={cx(styles.iconBox, styles.icon[tone])}>{icon ?? <Icon />}</span>
      <div className={styles.text}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children !== undefined && <div className={styles.body}>{children}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {onDismiss && (
        <IconButton
          size="small"
          label={t('dismiss')}
          icon={<CloseIcon size={18} />}
          onPress={onDismiss}
          className={styles.dismiss}
        />
      )}
    </div>
  );
}
