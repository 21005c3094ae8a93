import { type Api, ledgerCheckEndpoints } from '@mirror-studio/domain/contract';
import { type ChainHead, type LedgerSources, ledgerCheck } from '@mirror-studio/domain/ledger';
import { ledgerCheck as texts } from '@mirror-studio/domain/texts/en/ledgerCheck';
import { LedgerCheckView } from '@mirror-studio/flows/ledger-check';
import { type LedgerCheckActors, provideLedgerCheck } from '@mirror-studio/state-machines/ledger-check';
import { Dialog } from '@mirror-studio/ui/Dialog';
import { useTexts } from '@mirror-studio/ui/i18n';
import { useEffect, useMemo } from 'react';
import { giveFile } from '../../files/give-file.ts';
import { useFlow } from '../../flows/use-flow.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { useSharedValue } from '../../providers/useSharedValue.ts';
import { readCheckpointFile } from './checkpoint-file.ts';
import { startDigester } from './digester.ts';

/** The effects of a check, and how to end the worker that they share. */
function openCheck(api: Api, member: string): { actors: LedgerCheckActors; end: () => void } {
  let digester: ReturnType<typeof startDigester> | null = null;
  let signal: AbortSignal | undefined;
  const sources: LedgerSources = {
    heads: async () =>
      (await api.call(ledgerCheckEndpoints.ledgerHeads, { ...(signal && { signal }) })).accounts,
    page: async ({ purpose, currency }, cursor) => {
      const query = { purpose, currency, cursor };
      const { entries, nextCursor } = await api.call(ledgerCheckEndpoints.ledgerChain, {
        query,
        ...(signal && { signal }),
      });
      return { entries, next: nextCursor };
    },
    digest: (made) => {
      digester ??= startDigester();
      return digester.digest(made);
    },
  };
  const begin = (known: readonly ChainHead[]) => ledgerCheck(sources, known);
  let check = begin([]);
  return {
    actors: {
      checkNext: async ({ isBeginning, known }, given) => {
        signal = given;
        if (isBeginning) check = begin(known);
        return check.step();
      },
      readCheckpoint: async ({ file }, given) => {
        const { keys } = await api.call(ledgerCheckEndpoints.checkpointKeys, { signal: given });
        return readCheckpointFile(file as Blob, keys, member);
      },
      saveCheckpoint: async (_, given) => {
        const { checkpoint } = await api.call(ledgerCheckEndpoints.ledgerCheckpoint, { signal: given });
        const day = new Date().toISOString().slice(0, 10);
        giveFile({ name: `ledger-checkpoint-${day}.jws`, type: 'application/jose', content: checkpoint });
      },
    },
    end: () => {
      digester?.end();
      digester = null;
    },
  };
}

/** Adds the ledger up anew, over the statement. */
export function Check({ onClose }: { onClose: () => void }) {
  const { api, reach } = useServices();
  const { id: userId } = useUser();
  const t = useTexts('ledgerCheck', texts);
  const check = useMemo(() => openCheck(api, userId), [api, userId]);
  useEffect(() => check.end, [check]);
  const machine = useMemo(() => provideLedgerCheck(check.actors), [check]);
  const { snapshot, send } = useFlow(machine);
  const isOnline = useSharedValue(reach) === 'online';
  useEffect(() => {
    if (isOnline) send({ type: 'connection.returned' });
  }, [isOnline, send]);
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} size="medium" title={t('title')}>
      <LedgerCheckView snapshot={snapshot} send={send} />
    </Dialog>
  );
}
