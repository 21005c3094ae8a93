import { endpoints } from '@mirror-studio/domain/contract';
import { expect, it } from 'vitest';
import { asker, signIn, startTestServer } from '../testing/index.ts';

const provider = { adapter: 'openai', key: null, url: null, model: null, label: null } as const;

it.each([
  [{}, ['sample']],
  [
    { 'provider-b': { ...provider, key: 'a key', url: 'https://images.example/v1' } },
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

it('tells of the engines that are set up, by their labels and without their addresses', async () => {
  const engine = {
    type: 'comfyui',
    label: 'The attic',
    url: 'http://10.0.0.4:8188',
    key: null,
    model: 'm',
    workflow: null,
  } as const;
  const server = await startTestServer({ imageEngines: { 'engine-attic': engine } });
  try {
    const ask = asker(server.url, (await signIn(server)).session.access_token);
    const { body } = await ask('GET', endpoints.imageModels.path);
    const { models } = body as { models: unknown[] };
    expect(models).toHaveLength(5);
    expect(models.at(-1)).toEqual({ id: 'engine-attic', label: 'The attic', available: true });
    expect(JSON.stringify(body)).not.toContain('10.0.0.4');
  } finally {
    await server.close();
  }
});
