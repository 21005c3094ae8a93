import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { aspectRatios, pictureSizes } from '@mirror-studio/domain/photo-shoot';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { httpProvider } from './http-provider.ts';
import type { PictureRequest } from './ink.ts';
import { imageProviders } from './providers.ts';

/** An image service on this machine, and what it was asked. */
let service: Server | undefined;
afterEach(() => {
  service?.closeAllConnections();
  service?.close();
});

async function serve(answer: RequestListener) {
  service = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => service?.once('listening', resolve));
  const { port } = service.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/v1`, key: 'k-1', model: 'ink-2' };
}

const request: PictureRequest = {
  prompt: 'Salt flats',
  style: 'noir',
  aspectRatio: '16:9',
  pose: 'overShoulder',
  seed: 1,
  reference: null,
};
const patient = () => new AbortController().signal;

describe('a model behind an HTTP service', () => {
  it.each(aspectRatios)('is asked as its endpoint wants and gives exactly %s', async (aspectRatio) => {
    const picture = await sharp({ create: { width: 150, height: 100, channels: 3, background: '#246' } })
      .jpeg()
      .toBuffer();
    let asked: unknown;
    const config = await serve((incoming, outgoing) => {
      const { url, method, headers } = incoming;
      void json(incoming).then((body) => {
        asked = { url, method, key: headers.authorization, body };
        outgoing.end(JSON.stringify({ data: [{ b64_json: picture.toString('base64') }] }));
      });
    });
    const bytes = await httpProvider(config).render({ ...request, aspectRatio }, patient());
    const { widthPx, heightPx } = pictureSizes[aspectRatio];
    expect(await sharp(bytes).metadata()).toMatchObject({ width: widthPx, height: heightPx, format: 'png' });
    expect(asked).toMatchObject({
      url: '/v1/images/generations',
      method: 'POST',
      key: 'Bearer k-1',
      body: { model: 'ink-2', n: 1, prompt: 'Salt flats\n\nStyle: Noir. Pose: Over the shoulder.' },
    });
  });

  it.each([
    [400, 'PROVIDER_BAD_REQUEST'],
    [401, 'PROVIDER_REFUSED'],
    [403, 'PROVIDER_REFUSED'],
    [429, 'PROVIDER_RATE_LIMIT'],
    [500, 'PROVIDER_DOWN'],
    [504, 'PROVIDER_TIMEOUT'],
  ])('that answers %i fails with %s', async (status, code) => {
    const config = await serve((_, outgoing) => outgoing.writeHead(status).end('{}'));
    await expect(httpProvider(config).render(request, patient())).rejects.toMatchObject({ code });
  });

  it.each([
    ['no JSON', 'thanks'],
    ['no picture', '{"data":[]}'],
    ['something else', `{"data":[{"b64_json":"${Buffer.from('a text').toString('base64')}"}]}`],
  ])('that answers with %s fails with PROVIDER_DOWN', async (_, text) => {
    const config = await serve((_incoming, outgoing) => outgoing.end(text));
    await expect(httpProvider(config).render(request, patient())).rejects.toMatchObject({
      code: 'PROVIDER_DOWN',
    });
  });

  it('that does not answer fails with PROVIDER_TIMEOUT, also in the middle of an answer', async () => {
    const config = await serve(() => {});
    const silent = httpProvider(config, 60).render(request, patient());
    await expect(silent).rejects.toMatchObject({ code: 'PROVIDER_TIMEOUT' });
    service?.closeAllConnections();
    const stuck = await serve((_, outgoing) => outgoing.write('{"data":['));
    await expect(httpProvider(stuck, 60).render(request, patient())).rejects.toMatchObject({
      code: 'PROVIDER_TIMEOUT',
    });
  });

  it('that nobody listens at fails with PROVIDER_DOWN', async () => {
    const config = await serve(() => {});
    service?.close();
    await expect(httpProvider(config).render(request, patient())).rejects.toMatchObject({
      code: 'PROVIDER_DOWN',
    });
  });

  it('is left when it is not needed any more', async () => {
    const stop = new AbortController();
    const config = await serve(() => stop.abort());
    await expect(httpProvider(config).render(request, stop.signal)).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

describe('the models', () => {
  it.each(['provider-a', 'provider-b', 'provider-c'] as const)(
    '%s without a key is refused, never a sample',
    (id) => {
      const models = imageProviders({});
      expect(() => models.of(id)).toThrow(expect.objectContaining({ code: 'PROVIDER_KEY_MISSING' }));
    },
  );
});
