import { describe, expect, test } from 'vitest';
import { commandLimits } from '../constants/commands.ts';
import {
  type Command,
  type CommandGroup,
  type CommandKind,
  commandKinds,
  commandSearch,
  foundCommands,
  listedCommands,
  readRecentCommands,
  rememberCommand,
  writeRecentCommands,
} from './index.ts';

const command = (kind: CommandKind, id: string): Command => ({ id, kind, label: id });
const commands = [
  command('page', 'gallery'),
  command('page', 'profile'),
  command('action', 'exchange'),
  command('help', 'start'),
  command('job', 'portrait'),
];
const ids = (groups: readonly CommandGroup[]) =>
  groups.map((group) => [group.kind, ...group.commands.map(({ id }) => id)]);

describe('before anything is typed', () => {
  test('actions and pages are listed; help and jobs are found by typing', () => {
    expect(ids(listedCommands(commands, []))).toEqual([
      ['action', 'exchange'],
      ['page', 'gallery', 'profile'],
    ]);
  });

  test('what was used last comes first, of any kind, and once', () => {
    expect(ids(listedCommands(commands, ['portrait', 'gone', 'profile', 'exchange', 'profile']))).toEqual([
      ['recent', 'portrait', 'profile', 'exchange'],
      ['page', 'gallery'],
    ]);
  });
});

test('what was found stands by kind, the best first, and no more than can be read', () => {
  expect(ids(foundCommands(commands, ['start', 'gallery', 'gone', 'profile', 'portrait']))).toEqual([
    ['help', 'start'],
    ['page', 'gallery', 'profile'],
    ['job', 'portrait'],
  ]);
  const many = Array.from({ length: commandLimits.shown + 1 }, (_, at) => command('job', String(at)));
  const [group] = foundCommands(
    many,
    many.map(({ id }) => id),
  );
  expect(group?.commands).toHaveLength(commandLimits.shown);
  expect(foundCommands(commands, [])).toEqual([]);
});

describe('what was used last', () => {
  test('is kept newest first, each once, and a few of them', () => {
    const used = ['a', 'b', 'c', 'a', 'd', 'e', 'f'].reduce<readonly string[]>(rememberCommand, []);
    expect(used).toEqual(['f', 'e', 'd', 'a', 'c']);
    expect(used).toHaveLength(commandLimits.recentKept);
  });

  test('is read back as it was written, and damage is nothing', () => {
    expect(readRecentCommands(writeRecentCommands(['a', 'b']))).toEqual(['a', 'b']);
    expect(readRecentCommands('["a", 7, null, "b", "c", "d", "e", "f"]')).toEqual(['a', 'b', 'c', 'd', 'e']);
    for (const damaged of [null, '', '{', '7', '{"0":"a"}', 'null'])
      expect(readRecentCommands(damaged)).toEqual([]);
  });
});

test('the search looks at labels first, and forgives as help does', () => {
  expect(commandSearch.fields.map(({ name }) => name)).toEqual(['label', 'keywords', 'hint']);
  expect(commandSearch.threshold).toBe(0.3);
  expect(commandKinds).toEqual(['action', 'page', 'help', 'job']);
});
