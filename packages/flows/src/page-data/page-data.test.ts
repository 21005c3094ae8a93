import { expect, test } from 'vitest';
import { pageDataOf } from './page-data.ts';

const failure = new Error('No answer');
const idle = { data: undefined, error: null, isFetching: false };

test('a page waits until its query answers, and fails only while it has nothing to show', () => {
  expect(pageDataOf({ ...idle, isFetching: true })).toEqual({ state: 'waiting' });
  expect(pageDataOf({ ...idle, error: failure })).toEqual({ state: 'failed', failure, isRetrying: false });
  expect(pageDataOf({ ...idle, error: failure, isFetching: true })).toMatchObject({ isRetrying: true });
});

test('what was read stays when more does not come', () => {
  const query = { data: ['one'], error: failure, isFetching: false, isFetchingNextPage: false };
  expect(pageDataOf(query)).toEqual({ state: 'ready', data: ['one'], isLoadingMore: false, failure });
  expect(pageDataOf({ ...query, error: null, isFetchingNextPage: true })).toMatchObject({
    isLoadingMore: true,
    failure: null,
  });
});
