import { ConnectionBanner } from '@mirror-studio/ui/ConnectionBanner';
import { UpdateBanner } from '@mirror-studio/ui/UpdateBanner';
import { useState, useSyncExternalStore } from 'react';
import { useLastKnownAt } from '../offline/useLastKnownAt.ts';
import { useServices } from '../providers/services.tsx';

/** What is true of the whole page for now: that it is cut off, else that a new version is ready. */
export function StateBanner() {
  const { connection, version } = useServices();
  const reach = useSyncExternalStore(connection.subscribe, connection.snapshot);
  const isNew = useSyncExternalStore(version.subscribe, version.snapshot);
  if (reach !== 'online') return <CutOff cause={reach} />;
  if (!isNew) return null;
  return <UpdateBanner onReload={() => location.reload()} onDismiss={() => version.set(false)} />;
}

function CutOff({ cause }: { cause: 'offline' | 'unreachable' }) {
  const { connection } = useServices();
  const lastKnownAt = useLastKnownAt();
  const [isRetrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    await connection.check();
    setRetrying(false);
  };
  return (
    <ConnectionBanner
      cause={cause}
      lastKnownAt={lastKnownAt === null ? undefined : new Date(lastKnownAt)}
      onRetry={() => void retry()}
      isRetrying={isRetrying}
    />
  );
}
