// What the contract can say beyond what the product says by now: every method, parameters of paths and of addresses,
// each status of success, caching. The endpoints are this test's own; the server and the client are the real ones.
import { type Endpoint, endpoint, endpoints } from '@mirror-studio/domain/contract';
import { productPaths } from '@mirror-studio/domain/openapi';
import { invitation as spanish } from '@mirror-studio/domain/texts/es/invitation';
import { serveEndpoint, signIn, startTestServer, type TestServer } from '@mirror-studio/server/testing';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApi } from '../../../packages/app/src/api/api.ts';

const note = v.object({ id: v.string(), text: v.string() });
const sample = { id: 'n1', text: 'Salt flats' };
const write = v.object({ text: v.pipe(v.string(), v.maxLength(40)) });

const notes = {
  list: endpoint({
    method: 'GET',
    path: '/api/test/folders/{folder}/notes',
    query: v.object({
      tag: v.optional(v.picklist(['old', 'new'])),
      rows: v.optional(v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))),
    }),
    cacheSeconds: 60,
    response: v.object({ folder: v.string(), tag: v.nullable(v.string()), rows: v.nullable(v.number()) }),
    docs: { summary: 'Lists.', sample: { response: { folder: 'a', tag: null, rows: null } } },
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/test/folders/{folder}/notes',
    idempotencyKey: 'required',
    success: 201,
    request: write,
    response: v.object({ ...note.entries, key: v.nullable(v.string()) }),
    docs: {
      summary: 'Creates.',
      sample: { request: { text: 'x' }, response: { ...sample, key: null } },
    },
  }),
  replace: endpoint({
    method: 'PUT',
    path: '/api/test/folders/{folder}/notes/{note}',
    request: write,
    response: note,
    docs: { summary: 'Replaces.', sample: { request: { text: 'x' }, response: sample } },
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/test/folders/{folder}/notes/{note}',
    request: v.partial(write),
    response: note,
    docs: { summary: 'Changes.', sample: { request: {}, response: sample } },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/test/folders/{folder}/notes/{note}',
    response: null,
    docs: { summary: 'Removes.', sample: {} },
  }),
  shared: endpoint({
    method: 'GET',
    path: '/api/test/shared/{token}',
    access: 'anyone',
    response: note,
    docs: { summary: 'Shows to anyone.', sample: { response: sample } },
  }),
  unshare: endpoint({
    method: 'DELETE',
    path: '/api/test/shared/{token}',
    response: null,
    docs: { summary: 'Shows to nobody.', sample: {} },
  }),
};

const removed: string[] = [];
let server: TestServer;
let token: string | null;
let signedIn: string;
const api = createApi({ accessToken: async () => token, renewToken: async () => null });
const seen: Response[] = [];

beforeAll(async () => {
  server = await startTestServer({}, undefined, {
    endpoints: Object.values<Endpoint>(notes),
    serve(routes) {
      serveEndpoint(routes, notes.list, ({ params, query: { tag = null, rows = null } }) => ({
        folder: params.folder,
        tag,
        rows,
      }));
      serveEndpoint(routes, notes.create, ({ params, body, idempotencyKey }) => ({
        id: params.folder,
        text: body.text,
        key: idempotencyKey,
      }));
      serveEndpoint(routes, notes.replace, ({ params, body }) => ({ id: params.note, text: body.text }));
      serveEndpoint(routes, notes.change, ({ params, body }) => ({
        id: params.note,
        text: body.text ?? 'as it was',
      }));
      serveEndpoint(routes, notes.remove, ({ params }) => void removed.push(params.note));
      serveEndpoint(routes, notes.shared, ({ params }) => ({ id: params.token, text: 'shared' }));
      serveEndpoint(routes, notes.unshare, ({ params }) => void removed.push(params.token));
    },
  });
  signedIn = (await signIn(server)).session.access_token;
  token = signedIn;
  const send = fetch;
  // In a browser a path is asked of where the page came from.
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const answer = await send(server.url + path, init);
    seen.push(answer);
    return answer;
  });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await server.close();
});

const strange = 'a/b ü?&{c}';

describe('between the real client and the real server', () => {
  it('GET reads parameters of the path and of the address, and may be kept as long as the contract says', async () => {
    const params = { folder: strange };
    expect(await api.call(notes.list, { params, query: { tag: 'new', rows: 12 } })).toEqual({
      folder: strange,
      tag: 'new',
      rows: 12,
    });
    expect(seen.at(-1)?.headers.get('cache-control')).toBe('private, max-age=60');
    expect(await api.call(notes.list, { params })).toEqual({ folder: strange, tag: null, rows: null });
  });

  it('a wrong parameter of the address is refused by its name', async () => {
    const params = { folder: 'a' };
    await expect(api.call(notes.list, { params, query: { rows: 'many' } })).rejects.toMatchObject({
      status: 422,
      code: 'INPUT_INVALID',
      body: { error: { field: 'rows' } },
    });
  });

  it('POST answers 201 and carries its key; without one it is refused', async () => {
    const params = { folder: 'a' };
    const made = api.call(notes.create, { params, body: { text: 'x' }, idempotencyKey: 'a-key-of-mine' });
    expect(await made).toEqual({ id: 'a', text: 'x', key: 'a-key-of-mine' });
    expect(seen.at(-1)?.status).toBe(201);
    expect(seen.at(-1)?.headers.get('cache-control')).toBe('no-store');
    await expect(api.call(notes.create, { params, body: { text: 'x' } })).rejects.toMatchObject({
      code: 'INPUT_INVALID',
    });
  });

  it('PUT and PATCH of one path are told apart, and read their own bodies', async () => {
    const params = { folder: 'a', note: strange };
    expect(await api.call(notes.replace, { params, body: { text: 'y' } })).toEqual({
      id: strange,
      text: 'y',
    });
    expect(await api.call(notes.change, { params, body: {} })).toEqual({ id: strange, text: 'as it was' });
    const long = 'z'.repeat(41);
    await expect(api.call(notes.replace, { params, body: { text: long } })).rejects.toMatchObject({
      code: 'INPUT_INVALID',
      body: { error: { field: 'text' } },
    });
  });

  it('DELETE answers 204 without a body', async () => {
    expect(await api.call(notes.remove, { params: { folder: 'a', note: 'n1' } })).toBeUndefined();
    expect(seen.at(-1)?.status).toBe(204);
    expect(removed).toEqual(['n1']);
  });

  it('is refused in the language that the app was set to, whatever the browser prefers', async () => {
    const tokens = { accessToken: async () => token, renewToken: async () => null };
    const inSpanish = createApi(tokens, { language: () => 'es' });
    await expect(inSpanish.call(endpoints.claimInvitation, { body: { code: 'abcd' } })).rejects.toMatchObject(
      { code: 'INPUT_INVALID', message: spanish.wrong },
    );
  });

  it('a visitor may ask what is open to anyone, and nothing else of the same path', async () => {
    token = null;
    expect(await api.call(notes.shared, { params: { token: 't1' } })).toEqual({ id: 't1', text: 'shared' });
    await expect(api.call(notes.unshare, { params: { token: 't1' } })).rejects.toMatchObject({
      code: 'AUTH_REQUIRED',
    });
    token = signedIn;
    expect(removed).toEqual(['n1']);
  });
});

it('the OpenAPI document says all of it', () => {
  const paths = productPaths(notes);
  expect(paths['/api/test/folders/{folder}/notes/{note}']).toMatchObject({
    put: { operationId: 'replace', parameters: [{ name: 'folder', in: 'path' }, { name: 'note' }] },
    patch: { operationId: 'change', responses: { 200: {} } },
    delete: { operationId: 'remove', responses: { 204: { description: 'Done.' } } },
  });
  expect(paths['/api/test/folders/{folder}/notes']).toMatchObject({
    get: {
      parameters: [
        { name: 'folder', in: 'path', required: true },
        { name: 'tag', in: 'query', required: false, schema: { enum: ['old', 'new'] } },
        { name: 'rows', in: 'query', required: false },
      ],
      responses: { 200: { headers: { 'Cache-Control': { schema: { const: 'private, max-age=60' } } } } },
    },
    post: { responses: { 201: {} }, parameters: [{}, { name: 'Idempotency-Key', required: true }] },
  });
});
