import type { Command } from '@mirror-studio/domain/commands';
import { expect, test } from 'vitest';
import { searchCommands } from './search.ts';

const commands: readonly Command[] = [
  { id: 'gallery', kind: 'page', label: 'Gallery', hint: 'Studio', keywords: 'dashboard gallery' },
  { id: 'legal', kind: 'page', label: 'Legal', keywords: 'legal' },
  { id: 'using', kind: 'help', label: 'Using your pictures', keywords: 'gallery, filter, rights' },
  { id: 'job', kind: 'job', label: 'Un café en otoño, luz de mañana', hint: 'Completed' },
];

test('slips and accents are forgiven, and a label counts more than the words beside it', async () => {
  expect(await searchCommands('galery', commands)).toEqual(['gallery', 'using']);
  expect((await searchCommands('cafe otono', commands))[0]).toBe('job');
  expect(await searchCommands('zzzzzz', commands)).toEqual([]);
});

test('words are found in whatever order they are typed', async () => {
  expect(await searchCommands('picturs using', commands)).toEqual(['using']);
  expect(await searchCommands('pictures zzzzzz', commands)).toEqual([]);
});
