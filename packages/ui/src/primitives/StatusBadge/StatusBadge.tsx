import { jobs } from '@mirror-studio/domain/texts/en/jobs';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { CancelledIcon, DangerIcon, QueuedIcon, SuccessIcon } from '../../icons/index.ts';
import { Badge, type BadgeTone } from '../Badge/Badge.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';

export type Status = 'queued' | 'running' | 'completed' | 'failed' | 'cancelled';

const looks: Record<Status, { tone: BadgeTone; icon: ReactNode }> = {
  queued: { tone: 'neutral', icon: <QueuedIcon size={14} /> },
  running: { tone: 'running', icon: <Spinner size={14} /> },
  completed: { tone: 'success', icon: <SuccessIcon size={14} /> },
  failed: { tone: 'danger', icon: <DangerIcon size={14} /> },
  cancelled: { tone: 'neutral', icon: <CancelledIcon size={14} /> },
};

export interface StatusBadgeProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children' | 'style'> {
  /** Where the work stands. Running is blue and turns. */
  status: Status;
  /** Other words for the same status. */
  label?: string;
  /** Reaches the `<span>`. */
  ref?: Ref<HTMLSpanElement>;
}

/** Where a job stands: by colour, by icon and in words. */
export function StatusBadge({ status, label, ...rest }: StatusBadgeProps) {
  const t = useTexts('jobs', jobs);
  return (
    <Badge
      {...rest}
      {...looks[status]}
      /** The state of the job that the badge shows. */
      data-status={status}
    >
      {label ?? t(`status_${status}`)}
    </Badge>
  );
}
