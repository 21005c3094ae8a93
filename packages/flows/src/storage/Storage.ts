import { provideStorage } from '@mirror-studio/state-machines/storage';
import { createFlow } from '../flow/create-flow.tsx';
import { StorageView } from './StorageView.tsx';

/** What this browser keeps, machine and view joined. */
export const Storage = /* @__PURE__ */ createFlow(provideStorage, StorageView);
