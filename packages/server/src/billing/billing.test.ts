import { billingLimits } from '@mirror-studio/domain/constants/billing';
import { endpoints } from '@mirror-studio/domain/contract';
import { refusals } from '@mirror-studio/domain/texts/en/refusals';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asker, signIn, startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const newcomer = async () => asker(server.url, (await signIn(server)).session.access_token);
const { path } = endpoints.billingDetails;
const mine = { name: 'Mara Vidal', address: 'Calle del Espejo 4\n28013 Madrid', taxId: 'ES12345678Z' };

test('billing details are empty at first, are kept, and are one’s own', async () => {
  const [ask, other] = [await newcomer(), await newcomer()];
  const nothing = { details: { name: '', address: '', taxId: '' }, revision: 0 };
  expect((await ask('GET', path)).body).toEqual(nothing);
  for (const _again of [1, 2])
    expect((await ask('PUT', path, { ...mine, basedOn: 0 })).body).toEqual({ details: mine, revision: 1 });
  expect((await ask('GET', path)).body).toEqual({ details: mine, revision: 1 });
  expect((await other('GET', path)).body).toEqual(nothing);
});

test('of two who change them at once one is told, and loses nothing of the other', async () => {
  const ask = await newcomer();
  await ask('PUT', path, { ...mine, basedOn: 0 });
  expect((await ask('PUT', path, { ...mine, name: 'Mara', basedOn: 1 })).body).toMatchObject({ revision: 2 });
  expect((await ask('PUT', path, { ...mine, name: 'Noor', basedOn: 1 })).body).toMatchObject({
    error: { code: 'CONFLICT', message: refusals.billingChanged },
  });
  expect((await ask('GET', path)).body).toMatchObject({ details: { name: 'Mara' } });
});

test.each([
  ['name', billingLimits.nameCharacters],
  ['address', billingLimits.addressCharacters],
  ['taxId', billingLimits.taxIdCharacters],
] as const)('a %s holds so many characters', async (field, most) => {
  const ask = await newcomer();
  const said = (length: number) => ({ ...mine, [field]: 'é'.repeat(length), basedOn: 0 });
  expect((await ask('PUT', path, said(most + 1))).body).toMatchObject({
    error: { code: 'INPUT_INVALID', field },
  });
  expect((await ask('PUT', path, said(most))).status).toBe(200);
});
