import type { AddressChangeActors } from '@mirror-studio/state-machines/address-change';
import type { SpokenNotice } from '../texts/index.ts';
import { AddressChange } from './index.ts';

interface Account extends AddressChangeActors {
  refreshSession: () => void;
  toast: (notice: SpokenNotice) => void;
}

export const Address = ({ refreshSession, toast, ...effects }: Account) => (
  <AddressChange effects={effects} on={{ 'address.changed': () => refreshSession() }} onNotice={toast} />
);
