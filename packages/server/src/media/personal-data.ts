import { byMember, type HeldTable } from '../account-data/held.ts';

export const personalData: readonly HeldTable[] = [
  {
    table: 'studio.media',
    of: byMember,
    key: ['created_at', 'id'],
    given: { file: 'media', without: ['path', 'placeholder'] },
    erased: 'deleted',
  },
];
