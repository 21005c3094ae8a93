import { ledger } from '@mirror-studio/domain/texts/en/ledger';
import { ledgerCheck } from '@mirror-studio/domain/texts/en/ledgerCheck';
import { textRef } from '@mirror-studio/state-machines/shared';
import { Button } from '@mirror-studio/ui/Button';
import { useTexts } from '@mirror-studio/ui/i18n';
import { DownloadIcon } from '@mirror-studio/ui/icons';
import type { LedgerFilterValue } from '@mirror-studio/ui/LedgerPage';
import { useState } from 'react';
import { useServices } from '../../providers/services.tsx';
import { useToast } from '../../toasts/ToastProvider.tsx';
import { ledgerFilterOf } from './ledger-address.ts';

interface ActionsProps {
  filter: LedgerFilterValue;
  onCheck: () => void;
  /** The check is likely to be opened. */
  onCheckIntent: () => void;
}

/** What can be done with the whole ledger: the statement as a file, as it is narrowed, and its check. */
export function Actions({ filter, onCheck, onCheckIntent }: ActionsProps) {
  const { api } = useServices();
  const t = useTexts('ledger', ledger);
  const c = useTexts('ledgerCheck', ledgerCheck);
  const notify = useToast();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      const { saveStatement } = await import('./save-statement.ts');
      await saveStatement(api, ledgerFilterOf(filter));
    } catch {
      notify({ tone: 'error', title: textRef('toasts', 'csvFailed') });
    } finally {
      setSaving(false);
    }
  };
  return (
    <>
      <Button
        icon={<DownloadIcon size={18} />}
        isPending={isSaving}
        pendingLabel={t('csvPending')}
        onPress={() => void save()}
      >
        {t('csv')}
      </Button>
      <Button variant="primary" onPress={onCheck} onHoverStart={onCheckIntent}>
        {c('title')}
      </Button>
    </>
  );
}
