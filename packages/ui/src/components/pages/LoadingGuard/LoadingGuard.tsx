import { common } from '@mirror-studio/domain/texts/en/common';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import * as styles from './LoadingGuard.css.ts';

export interface LoadingGuardProps extends RootProps {
  /** `loading` shows a spinner, `refused` nothing at all, `allowed` the page (§4 route guard). */
  state: 'loading' | 'refused' | 'allowed';
  /** What is being waited for, for screen readers. Default "Checking your session". */
  label?: string;
  /** The page that is guarded. */
  children?: ReactNode;
}

/** Stands before a page until it is known who asks: shows nothing that would have to be taken back. */
export function LoadingGuard({ state, label, children, ...rest }: LoadingGuardProps) {
  const t = useTexts('common', common);
  if (state === 'refused') return null;
  if (state === 'allowed') return children;
  return (
    <div {...rootProps(rest, styles.root)}>
      <Spinner size={28} label={label ?? t('checkingSession')} />
    </div>
  );
}
