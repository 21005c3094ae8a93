import { libraryLimits, promptLimits } from '@mirror-studio/domain/constants/prompts';
import { promptsEndpoints as endpoints } from '@mirror-studio/domain/contract';
import { library as english } from '@mirror-studio/domain/texts/en/library';
import { library as spanish } from '@mirror-studio/domain/texts/es/library';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { galleryPage } from '../gallery/page.ts';
import { phrase } from '../http/answer/words.ts';
import { type AppEnv, serveEndpoint } from '../http/index.ts';
import { byPerson, limited } from '../http/request/limited.ts';
import { serializeByKey } from '../http/request/serialize.ts';
import { runOncePerKey } from '../ledger/index.ts';
import type { MediaServices } from '../media/index.ts';
import { labelPrompts, restorePrompts, trashPrompts } from './bulk.ts';
import { forkPrompt } from './fork.ts';
import { labelsOf, listPrompts } from './list.ts';
import { toPrompt, toSummaries } from './rows.ts';
import { vacuumVocabulary } from './search.ts';
import { addPrompt, changeDetails, ownPrompt, saveVersion, versionOf } from './store.ts';
import { versionsPage } from './versions.ts';

/** What to tell of a field that is longer than the contract takes. */
const problems = [
  [/(^|\.)title$/, 'titleTooLong', libraryLimits.titleCharacters],
  [/(^|\.)tags$/, 'tooManyTags', libraryLimits.tags],
  [/(^|\.)tags\.\d+$|^tag$/, 'tagTooLong', libraryLimits.tagCharacters],
  [/(^|\.)collection$/, 'collectionTooLong', libraryLimits.collectionCharacters],
  [/^notes$/, 'notesTooLong', libraryLimits.notesCharacters],
  [/^text$/, 'wordsTooLong', promptLimits.templateCharacters],
  [/^q$/, 'searchTooLong', libraryLimits.searchCharacters],
  [/^(ids|prompts)$/, 'tooManyAtOnce', libraryLimits.atOnce],
] as const;
const texts = { en: english, es: spanish };
const options = {
  inputWords: ({ path, rule }: { path: string; rule: string }) => {
    const [, key, limit = 0] = problems.find(([field]) => rule === 'max_length' && field.test(path)) ?? [];
    return key && phrase(texts, key, { limit });
  },
};

/** So many times as long as a search took its person waits for their next: others come in between. */
const searchRest = 4;

/** The prompts of a member, their versions, labels and trash (pages: editor, my library). */
export function productRoutes(
  services: Pick<MediaServices, 'db' | 'clock' | 'media' | 'config' | 'limits'>,
): Hono<AppEnv> {
  const { db, clock } = services;
  const routes = new Hono<AppEnv>();
  // A search takes the embedded database for a moment each time: several at once of one person would hold up everybody.
  const searchInTurn = serializeByKey(searchRest);
  const answer = async (member: string, id: string, versionId?: string) => {
    const row = await ownPrompt(db, member, id);
    const version = await versionOf(db, row.id, versionId ?? row.latest_id);
    return { prompt: await toPrompt(db, member, row), version };
  };

  serveEndpoint(
    routes,
    endpoints.prompts,
    async ({ user, query }) => {
      const list = () => listPrompts(db, user.id, query);
      const { page, nextCursor } = await (query.q ? searchInTurn(user.id, list) : list());
      return { prompts: await toSummaries(db, user.id, page), nextCursor };
    },
    {
      ...options,
      before: [limited(services, 'promptSearchesOfPerson', (c) => (c.req.query('q') ? byPerson(c) : null))],
    },
  );
  serveEndpoint(routes, endpoints.promptLabels, ({ user }) => labelsOf(db, user.id, libraryLimits.labels));
  serveEndpoint(routes, endpoints.prompt, async ({ user, params }) => {
    const row = await ownPrompt(db, user.id, params.id);
    return { prompt: await toPrompt(db, user.id, row), ...(await versionsPage(db, row.id, {})) };
  });
  serveEndpoint(routes, endpoints.promptVersions, async ({ user, params, query }) => {
    const { id } = await ownPrompt(db, user.id, params.id);
    return versionsPage(db, id, query);
  });
  serveEndpoint(routes, endpoints.promptPictures, async ({ user, params, query }) => {
    const { id } = await ownPrompt(db, user.id, params.id);
    const version = query.version === undefined ? null : await versionOf(db, id, query.version);
    const made = version === null ? sql`prompt_id = ${id}` : sql`prompt_version_id = ${version.id}`;
    return galleryPage(services, { member: user.id, filter: {}, which: made }, query);
  });
  serveEndpoint(
    routes,
    endpoints.createPrompt,
    async ({ user, body, idempotencyKey: key }) => {
      const question = { member: user.id, endpoint: 'createPrompt', body, key } as const;
      const id = await runOncePerKey(services, question, (tx) => addPrompt(tx, user.id, body, clock.now()));
      await vacuumVocabulary(db);
      return answer(user.id, id);
    },
    options,
  );
  serveEndpoint(
    routes,
    endpoints.savePromptVersion,
    async ({ user, params, body }) => {
      const saved = await db.transaction((tx) => saveVersion(tx, user.id, params.id, body, clock.now()));
      await vacuumVocabulary(db);
      return answer(user.id, params.id, saved);
    },
    options,
  );
  serveEndpoint(
    routes,
    endpoints.changePrompt,
    async ({ user, params, body }) => {
      await db.transaction((tx) => changeDetails(tx, user.id, params.id, body, clock.now()));
      await vacuumVocabulary(db);
      return { prompt: await toPrompt(db, user.id, await ownPrompt(db, user.id, params.id)) };
    },
    options,
  );
  serveEndpoint(
    routes,
    endpoints.labelPrompts,
    async ({ user, body }) => {
      const ids = await db.transaction((tx) => labelPrompts(tx, user.id, body.prompts, clock.now()));
      await vacuumVocabulary(db);
      return { ids };
    },
    options,
  );
  serveEndpoint(
    routes,
    endpoints.deletePrompts,
    async ({ user, body }) => ({ ids: await trashPrompts(db, user.id, body.ids, clock.now()) }),
    options,
  );
  serveEndpoint(
    routes,
    endpoints.restorePrompts,
    async ({ user, body }) => ({
      ids: await db.transaction((tx) => restorePrompts(tx, user.id, body.ids)),
    }),
    options,
  );
  serveEndpoint(
    routes,
    endpoints.forkPrompt,
    async ({ user, params, body, idempotencyKey: key }) => {
      const question = {
        member: user.id,
        endpoint: 'forkPrompt',
        body: { ...body, id: params.id },
        key,
      } as const;
      const id = await runOncePerKey(services, question, (tx) =>
        forkPrompt(tx, user.id, params.id, body, clock.now()),
      );
      return answer(user.id, id);
    },
    options,
  );
  return routes;
}
