import type { StorageActors } from '@mirror-studio/state-machines/storage';
import { Storage } from './index.ts';

export const Kept = ({ clear }: { clear: StorageActors['clear'] }) => (
  <Storage
    effects={{ migrate: async () => [], clear }}
    on={{
      'storage.cleared': ({ what }) => console.log(`Cleared: ${what}`),
      'storage.failed': ({ message }) => console.warn(message),
    }}
  />
);
