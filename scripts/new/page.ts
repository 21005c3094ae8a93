import { callFiles } from './call.ts';
import { type Files, type Names, unfinished } from './names.ts';

/** A page of data: its endpoint, its route and titles, its words, its query, its view, and what its states are made from. */
export const pageFiles = (names: Names): Files => {
  const { kebab, camel, pascal, words } = names;
  const feature = `packages/app/src/features/${kebab}`;
  const { [`packages/server/src/${kebab}/unfinished.test.ts`]: _, ...call } = callFiles(names);
  return {
    ...call,
    [`packages/domain/src/pages/${camel}.ts`]: `import { definePage } from './page.ts';

export const ${camel} = definePage({
  id: '${camel}',
  path: '/dashboard/${kebab}',
  title: { en: '${words}', es: '${words} (por traducir)' },
});
`,
    [`packages/domain/src/texts/en/${camel}.ts`]: `export const ${camel} = {
  title: '${words}',
  emptyTitle: 'Nothing here yet',
  empty: 'What you keep will be listed here.',
  failed: 'The list did not load.',
  more: 'Show more',
} as const;
`,
    [`packages/domain/src/texts/es/${camel}.ts`]: `import type { ${camel} as english } from '../en/${camel}.ts';
import type { Spanish } from '../types.ts';

export const ${camel} = {
  title: '${words} (por traducir)',
  emptyTitle: 'Todavía no hay nada',
  empty: 'Lo que guardes aparecerá aquí.',
  failed: 'La lista no se cargó.',
  more: 'Mostrar más',
} as const satisfies Spanish<typeof english>;
`,
    [`${feature}/${kebab}.route.tsx`]: `import { ${camel}Endpoints } from '@mirror-studio/domain/contract';
import { pageDataOf } from '@mirror-studio/flows/page-data';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useServices, useUser } from '../../providers/services.tsx';
import { ${pascal}View } from './${pascal}View.tsx';

/** ${words}, as the API answers. */
export default function ${pascal}() {
  const { api } = useServices();
  const { id } = useUser();
  const query = useInfiniteQuery({
    queryKey: ['${camel}', id],
    queryFn: ({ pageParam, signal }) =>
      api.call(${camel}Endpoints.${camel}, {
        query: pageParam === null ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => ({
      items: pages.flatMap(({ items }) => items),
      hasMore: pages.at(-1)?.nextCursor !== null,
    }),
  });
  return (
    <${pascal}View
      page={pageDataOf(query)}
      onMore={() => void query.fetchNextPage()}
      onRetry={() => void query.refetch()}
    />
  );
}
`,
    [`${feature}/${pascal}View.tsx`]: `import type { ${pascal}Item } from '@mirror-studio/domain/contract';
import { ${camel} } from '@mirror-studio/domain/texts/en/${camel}';
import { type PageData, useFailureState } from '@mirror-studio/flows/page-data';
import { Button } from '@mirror-studio/ui/Button';
import { EmptyState } from '@mirror-studio/ui/EmptyState';
import { ErrorState } from '@mirror-studio/ui/ErrorState';
import { useTexts } from '@mirror-studio/ui/i18n';
import { List, ListItem } from '@mirror-studio/ui/List';
import { PageHeader } from '@mirror-studio/ui/PageHeader';
import { PageSkeleton } from '@mirror-studio/ui/PageSkeleton';
import { RelativeTime } from '@mirror-studio/ui/RelativeTime';

export interface ${pascal}PageData {
  readonly items: readonly ${pascal}Item[];
  readonly hasMore: boolean;
}

interface ${pascal}ViewProps {
  page: PageData<${pascal}PageData>;
  onMore: () => void;
  onRetry: () => void;
}

/** ${words} as a function of what the query says. */
export function ${pascal}View({ page, onMore, onRetry }: ${pascal}ViewProps) {
  const t = useTexts('${camel}', ${camel});
  const failureState = useFailureState();
  if (page.state === 'waiting') return <PageSkeleton />;
  const { failure } = page;
  const failed = failure && failureState(failure, { onRetry, serverFailed: t('failed') });
  if (page.state === 'failed')
    return failed && <ErrorState {...failed} {...(page.isRetrying && { pendingAction: 'retry' })} />;
  const { items, hasMore } = page.data;
  return (
    <>
      <PageHeader title={t('title')} />
      {items.length === 0 ? (
        <EmptyState size="page" title={t('emptyTitle')}>
          {t('empty')}
        </EmptyState>
      ) : (
        <List label={t('title')}>
          {items.map(({ id, title, createdAt }) => (
            <ListItem key={id} title={title} aside={<RelativeTime at={createdAt} />} />
          ))}
        </List>
      )}
      {failed && <ErrorState {...failed} />}
      {hasMore && !failed && (
        <Button isPending={page.isLoadingMore} onPress={onMore}>
          {t('more')}
        </Button>
      )}
    </>
  );
}
`,
    [`${feature}/${kebab}.page.ts`]: `import { endpoints, type ${pascal}Item, sample${pascal}Item } from '@mirror-studio/domain/contract';
import { type ListPage, momentAt } from '../../data-page/states/list-states.ts';
import { ${camel} } from '@mirror-studio/domain/texts/en/${camel}';
import type { ${pascal}PageData } from './${pascal}View.tsx';

/** The states of the page, from what its endpoint answers. */
export const page: ListPage<${pascal}Item, ${pascal}PageData> = {
  title: ${camel}.title,
  endpoint: endpoints.${camel},
  item: (at) => ({ ...sample${pascal}Item, id: String(at), createdAt: momentAt(at) }),
  longWords: (item) => ({ ...item, title: \`\${'Silver halide on wet glass, '.repeat(8)}\${'lichtbild'.repeat(12)}\` }),
  data: (items, hasMore) => ({ items, hasMore }),
};
`,
    ...unfinished(`${feature}/unfinished.test.ts`, `the page ${kebab}`, [
      `packages/domain/src/contract/areas/${kebab}.ts: what an item is, who may ask, and what may be refused.`,
      `packages/server/src/${kebab}/routes.ts: read the items from the database.`,
      `packages/domain/src/pages/${camel}.ts: its address, its titles in both languages, its place in the sidebar.`,
      `packages/domain/src/texts/{en,es}/${camel}.ts: its words.`,
      `${feature}/${pascal}View.tsx: how it looks, and ${kebab}.page.ts: samples of items.`,
      `pnpm generate, pnpm visual:update ${feature}, and look at each picture in test-results/visual.`,
    ]),
  };
};
