import { rateLimits } from '@mirror-studio/domain/constants/rate-limits';
import { endpoints } from '@mirror-studio/domain/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ networkLimitFactor: 1, trustProxy: { hops: 1, networks: null } });
});
afterAll(() => server.close());

const report = (from: string) =>
  fetch(server.url + endpoints.webVitals.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: '{}',
  });

test('measurements of one network are taken so often, and those of another still', async () => {
  const { burst } = rateLimits.webVitalsFromNetwork;
  const answers = await Promise.all(Array.from({ length: burst + 10 }, () => report('203.0.113.7')));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(10);
  expect(refused[0]?.headers.get('retry-after')).toBe('1');
  expect((await report('203.0.113.8')).status).not.toBe(429);
});
