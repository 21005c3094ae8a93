import { pathOf } from '@mirror-studio/domain/access';
import { endpoints } from '@mirror-studio/domain/contract';
import { expect, test } from './fixtures.ts';
import { stopAndReadWebVitals, visit } from './web-vitals.ts';

// With it on: other-settings.spec.ts.
test('with the performance budget off nothing is measured, loaded for it or sent', async ({
  page,
  studio,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, studio);
  expect(asked.filter((path) => path === endpoints.webVitals.path || /measure-/.test(path))).toEqual([]);
  expect(asked).toContain(pathOf('home'));
  expect(await stopAndReadWebVitals(studio)).toEqual([]);
  await studio.run();
});
