import type { choices as english } from '../en/choices.ts';
import type { Spanish } from '../types.ts';

export const choices: Spanish<typeof english> = {
  noMatches: 'No hay coincidencias.',
  loading: 'Buscando…',
  addTagHint: 'Pulsa Intro o coma para añadir.',
  tagsFull: '{{count, number}} de {{limit, number}}: quita una para añadir otra.',
  tagTwice: '«{{tag}}» ya está.',
  tags: '{{label}}: añadidas',
  tagRemoved: '{{tag}}: eliminada.',
  tagCount: '{{count, number}} / {{limit, number}}',
};
