import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { mutate } from './mutate.ts';

/** A list that is looked at, on a server that answers a reading when it is told to. */
function shownList() {
  const queries = new QueryClient();
  const readings: ((names: string[]) => void)[] = [];
  const observer = new QueryObserver(queries, {
    queryKey: ['list'],
    queryFn: () => new Promise<string[]>((answer) => readings.push(answer)),
    initialData: ['a', 'b'],
    staleTime: Number.POSITIVE_INFINITY,
  });
  observer.subscribe(() => {});
  return { queries, readings };
}

test('what is shown is read again after the last of several changes', async () => {
  const { queries, readings } = shownList();
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const changes = [
    mutate(queries, ['list'], () => first.promise),
    mutate(queries, ['list'], () => second.promise),
  ];
  first.resolve('a is gone');
  expect(await changes[0]).toBe('a is gone');
  expect(readings).toHaveLength(0);
  second.resolve('b is gone');
  await changes[1];
  expect(readings).toHaveLength(1);
});

test('what is shown is read again after a change that failed, which is not tried again', async () => {
  const { queries, readings } = shownList();
  let tries = 0;
  const change = mutate(queries, ['list'], () => {
    tries += 1;
    return Promise.reject(new Error('No network'));
  });
  await expect(change).rejects.toThrow('No network');
  expect(tries).toBe(1);
  expect(readings).toHaveLength(1);
});
