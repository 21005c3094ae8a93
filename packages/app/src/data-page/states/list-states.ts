import { type Endpoint, errorsOf, sampleMoment } from '@mirror-studio/domain/contract';
import {
  ApiError,
  type ErrorCode,
  errorMessage,
  errorStatuses,
  networkError,
} from '@mirror-studio/domain/errors';
import type { PageData } from '@mirror-studio/flows/page-data';

/** What a page that lists what an endpoint answers says about itself, in its `<name>.page.tsx`. */
export interface ListPage<Item, Data> {
  /** Whether it reads on at its end. Default: whether its endpoint answers a page at a time. */
  readonly isPaged?: boolean;
  /** Its place in Storybook is `Pages/<title>`. */
  readonly title: string;
  /** Whose sample, and whose refusals, the states are made from. */
  readonly endpoint: Endpoint;
  /** Makes one of its items from the contract's sample; no two of them alike. Takes its place in the list. */
  readonly item: (at: number) => Item;
  /** The same item with words as long as people write them, with and without a place to break. */
  readonly longWords: (item: Item) => Item;
  /** What the page is given for these items. */
  readonly data: (items: readonly Item[], hasMore: boolean) => Data;
  /** What it is given when its filter leaves nothing; left out where nothing filters. */
  readonly filteredToNothing?: () => Data;
}

/** The moment of an item by its place in the list, newest first. */
export function momentAt(at: number): string {
  return new Date(Date.parse(sampleMoment) - (at + 1) * 17 * 60_000).toISOString();
}

type Ready<Data> = Extract<PageData<Data>, { state: 'ready' }>;

/** As many as fill a page, and as nobody should have in one. */
const manyItems = 24;
const farTooManyItems = 400;

/** What any request may meet besides what its endpoint refuses with (§8). */
const fromOutside = [
  'FORBIDDEN',
  'NOT_FOUND',
  'RATE_LIMITED',
  'UNKNOWN_ERROR',
] as const satisfies ErrorCode[];

/**
 * Every state that a page of a list can be in, by name: it waits; nothing, one, many, far too many, long words; filtered
 * to nothing; more on its way or failed, where its endpoint answers a page at a time; read again without success;
 * offline, and each refusal that its endpoint or anything before it may answer with.
 */
export function listStates<Item, Data>(page: ListPage<Item, Data>): Readonly<Record<string, PageData<Data>>> {
  const items = (count: number) => Array.from({ length: count }, (_, at) => page.item(at));
  const ready = (shown: readonly Item[], hasMore = false): Ready<Data> => ({
    state: 'ready',
    data: page.data(shown, hasMore),
    isLoadingMore: false,
    failure: null,
  });
  const failed = (failure: Error): PageData<Data> => ({ state: 'failed', failure, isRetrying: false });
  const isPaged = page.isPaged ?? (page.endpoint.query !== null && 'cursor' in page.endpoint.query.entries);
  const refusals = new Set<ErrorCode>([...errorsOf(page.endpoint), ...fromOutside]);
  return {
    many: ready(items(manyItems)),
    waiting: { state: 'waiting' },
    empty: ready([]),
    one: ready(items(1)),
    farTooMany: ready(items(farTooManyItems), isPaged),
    longWords: ready(items(3).map(page.longWords)),
    ...(page.filteredToNothing && {
      filteredToNothing: { ...ready([]), data: page.filteredToNothing() },
    }),
    ...(isPaged && {
      loadingMore: { ...ready(items(6), true), isLoadingMore: true },
      moreFailed: { ...ready(items(6), true), failure: networkError() },
    }),
    readAgainFailed: { ...ready(items(6)), failure: networkError() },
    offline: failed(networkError()),
    retrying: { state: 'failed', failure: networkError(), isRetrying: true },
    ...Object.fromEntries([...refusals].map((code) => [`refused ${code}`, failed(refusal(code))] as const)),
  };
}

function refusal(code: ErrorCode): ApiError {
  return new ApiError({ status: errorStatuses[code], code, message: errorMessage(code) });
}
