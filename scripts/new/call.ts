import { type Files, type Names, unfinished } from './names.ts';

/** An endpoint that lists something a page at a time: its entry in the contract, and the part of the server that answers it. */
export const callFiles = ({ kebab, camel, pascal, words }: Names): Files => ({
  [`packages/domain/src/contract/areas/${kebab}.ts`]: `import * as v from 'valibot';
import { endpoint, named } from '../endpoint.ts';
import { moment, nextCursor, pageQuery, sampleMoment, text } from '../wire.ts';

/** One of ${words.toLowerCase()}. */
export const ${camel}Item = named('${pascal}Item', v.object({ id: text, title: text, createdAt: moment }));
export type ${pascal}Item = v.InferOutput<typeof ${camel}Item>;

export const sample${pascal}Item: ${pascal}Item = { id: '1', title: '${words}', createdAt: sampleMoment };

export const ${camel}Endpoints = {
  ${camel}: endpoint({
    method: 'GET',
    path: '/api/${kebab}',
    query: pageQuery,
    response: v.object({ items: v.array(${camel}Item), nextCursor }),
    docs: {
      summary: '${words} of the user, newest first, a page at a time.',
      sample: { response: { items: [sample${pascal}Item], nextCursor: 'c1' } },
    },
  }),
};
`,
  [`packages/server/src/${kebab}/routes.ts`]: `import { endpoints } from '@mirror-studio/domain/contract';
import { Hono } from 'hono';
import { type AppEnv, serveEndpoint } from '../http/index.ts';

/** Answers ${words.toLowerCase()}. */
export function productRoutes(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  serveEndpoint(routes, endpoints.${camel}, async () => ({ items: [], nextCursor: null }));
  return routes;
}
`,
  ...unfinished(`packages/server/src/${kebab}/unfinished.test.ts`, `the call ${kebab}`, [
    `packages/domain/src/contract/areas/${kebab}.ts: what an item is, who may ask, and what may be refused.`,
    `packages/server/src/${kebab}/routes.ts: read the items from the database (gallery/routes.ts reads a page at a time).`,
    `packages/server/src/${kebab}/routes.test.ts: what is answered to whom.`,
  ]),
});
