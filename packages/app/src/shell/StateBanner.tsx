import { ConnectionBanner } from '@mirror-studio/ui/ConnectionBanner';
import { UpdateBanner } from '@mirror-studio/ui/UpdateBanner';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { checkConnection } from '../connection/connection.ts';
import { followConnection } from '../connection/follow-connection.ts';
import { useLastKnownAt } from '../offline/useLastKnownAt.ts';
import { useServices } from '../providers/services.tsx';
import { useSharedValue } from '../providers/useSharedValue.ts';

/** What is true of the whole page for now: that it is cut off, else that a new version is ready. */
export default function StateBanner() {
  const { reach, hasNewVersion } = useServices();
  const queries = useQueryClient();
  useEffect(() => followConnection(reach, queries), [reach, queries]);
  const now = useSharedValue(reach);
  const isNew = useSharedValue(hasNewVersion);
  if (now !== 'online') return <CutOff cause={now} />;
  if (!isNew) return null;
  return <UpdateBanner onReload={() => location.reload()} onDismiss={() => hasNewVersion.set(false)} />;
}

function CutOff({ cause }: { cause: 'offline' | 'unreachable' }) {
  const { reach, clock } = useServices();
  const lastKnownAt = useLastKnownAt();
  const [isRetrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    await checkConnection(reach);
    setRetrying(false);
  };
  return (
    <ConnectionBanner
      cause={cause}
      lastKnownAt={lastKnownAt === null ? undefined : new Date(clock.fromDevice(lastKnownAt))}
      onRetry={() => void retry()}
      isRetrying={isRetrying}
    />
  );
}
