import type { LedgerCheckActors } from '@mirror-studio/state-machines/ledger-check';
import { LedgerCheck } from './index.ts';

export const CheckMyLedger = (effects: LedgerCheckActors) => <LedgerCheck effects={effects} />;
