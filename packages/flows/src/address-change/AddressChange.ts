import { provideAddressChange } from '@mirror-studio/state-machines/address-change';
import { createFlow } from '../flow/create-flow.tsx';
import { AddressChangeView } from './AddressChangeView.tsx';

/** The change of somebody's address, machine and view joined. */
export const AddressChange = /* @__PURE__ */ createFlow(provideAddressChange, AddressChangeView);
