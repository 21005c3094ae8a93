import { provideLedgerCheck } from '@mirror-studio/state-machines/ledger-check';
import { createFlow } from '../flow/create-flow.tsx';
import { LedgerCheckView } from './LedgerCheckView.tsx';

/** The check of somebody's ledger, machine and view joined. */
export const LedgerCheck = /* @__PURE__ */ createFlow(provideLedgerCheck, LedgerCheckView);
