import { endpoints } from '@mirror-studio/domain/contract';
import { expect, it } from 'vitest';
import { asker, signIn, startTestServer } from '../testing/index.ts';

it.each([
  [{}, ['sample']],
  [
    { 'provider-b': { key: 'a key', url: 'https://images.example/v1', model: null } },
    ['sample', 'provider-b'],
  ],
])('tells which image models can be used with %j, and no key', async (configured, available) => {
  const server = await startTestServer({ imageModels: configured });
  try {
    expect((await fetch(server.url + endpoints.imageModels.path)).status).toBe(401);
    const ask = asker(server.url, (await signIn(server)).session.access_token);
    const { body } = await ask('GET', endpoints.imageModels.path);
    const { models } = body as { models: { id: string; available: boolean }[] };
    expect(models.map(({ id }) => id)).toEqual(['sample', 'provider-a', 'provider-b', 'provider-c']);
    expect(models.filter((model) => model.available).map(({ id }) => id)).toEqual(available);
    expect(JSON.stringify(body)).not.toContain('a key');
  } finally {
    await server.close();
  }
});
