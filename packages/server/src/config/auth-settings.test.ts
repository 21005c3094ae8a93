import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { productPasswordRule } from '@mirror-studio/domain/auth';
import { rateLimits } from '@mirror-studio/domain/constants/rate-limits';
import { passwordLimits } from '@mirror-studio/domain/constants/sign-in';
import { describe, expect, test } from 'vitest';
import { readConfig, StartError } from './index.ts';

const read = (variables: Record<string, string>) => readConfig({ NODE_ENV: 'test', ...variables });
const refusal = (variables: Record<string, string>): string => {
  try {
    read(variables);
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
  return 'it was taken';
};

test('nothing of the auth service is other than before unless it is asked for', () => {
  expect(read({})).toMatchObject({
    signUpDisabled: false,
    autoconfirm: false,
    phoneAutoconfirm: false,
    manualLinking: true,
    passwordRule: productPasswordRule,
    signingKeys: [],
    rateLimits: {},
  });
});

test.each([
  ['AUTH_DISABLE_SIGNUP', 'signUpDisabled'],
  ['AUTH_PHONE_AUTOCONFIRM', 'phoneAutoconfirm'],
  ['AUTH_MANUAL_LINKING', 'manualLinking'],
] as const)('%s is on or off', (name, setting) => {
  expect([read({ [name]: 'true' })[setting], read({ [name]: 'FALSE' })[setting]]).toEqual([true, false]);
  expect(refusal({ [name]: 'yes' })).toBe(`${name} must be true or false.`);
});

describe('the rule of passwords', () => {
  test('has a length and kinds of characters, or none', () => {
    const rule = (AUTH_PASSWORD_MIN_LENGTH: string, AUTH_PASSWORD_KINDS: string) =>
      read({ AUTH_PASSWORD_MIN_LENGTH, AUTH_PASSWORD_KINDS }).passwordRule;
    expect(rule('12', '')).toEqual({ ...productPasswordRule, minimumCharacters: 12 });
    expect(rule('6', 'Digit, lowercase')).toEqual({ minimumCharacters: 6, kinds: ['lowercase', 'digit'] });
    expect(rule('', 'none')).toEqual({ ...productPasswordRule, kinds: [] });
  });

  test.each(['5', '129', '8.5', 'long'])('cannot ask for %s characters', (length) => {
    expect(refusal({ AUTH_PASSWORD_MIN_LENGTH: length })).toBe(
      `AUTH_PASSWORD_MIN_LENGTH must be a whole number from ${passwordLimits.configuredMinimum} to ${passwordLimits.maximumCharacters}.`,
    );
  });

  test.each(['runes', 'digit,', 'none,digit'])('knows no kinds %s', (kinds) => {
    expect(refusal({ AUTH_PASSWORD_KINDS: kinds })).toBe(
      'AUTH_PASSWORD_KINDS must be none, or some of lowercase, uppercase, digit, special with commas between.',
    );
  });
});

const jwk = ({ privateKey }: { readonly privateKey: KeyObject }) => privateKey.export({ format: 'jwk' });
const elliptic = jwk(generateKeyPairSync('ec', { namedCurve: 'P-256' }));
const rsa = jwk(generateKeyPairSync('rsa', { modulusLength: 2_048 }));
const keys = (...list: readonly unknown[]) => ({ AUTH_SIGNING_KEYS: JSON.stringify(list) });
const half = ({ d: _, ...rest }: typeof elliptic) => rest;

describe('keys of one’s own', () => {
  test('are signed with by the first, or by the one that says that it signs', () => {
    const signing = (...list: readonly object[]) => read(keys(...list)).signingKeys.map(({ kid }) => kid);
    const [one, two] = [
      { ...elliptic, kid: 'one' },
      { ...rsa, kid: 'two' },
    ];
    expect(signing(one, two)).toEqual(['one', 'two']);
    expect(signing(one, { ...two, key_ops: ['sign', 'verify'] })).toEqual(['two', 'one']);
    expect(read(keys(elliptic, rsa)).signingKeys).toMatchObject([
      { kid: null, algorithm: 'ES256' },
      { kid: null, algorithm: 'RS256' },
    ]);
  });

  test('that only verify may have left their private part away', () => {
    expect(read(keys(rsa, half(elliptic))).signingKeys).toHaveLength(2);
  });

  test.each([
    ['no JSON', 'secret words', 'must be a JSON list of keys, each a JWK'],
    ['a key alone', JSON.stringify(elliptic), 'must be a JSON list of keys, each a JWK'],
    ['no key', '[]', 'must be a JSON list of keys, each a JWK'],
    ['a shared secret', keys({ kty: 'oct', k: 'c2VjcmV0' }), 'has at 1 no key of kty EC or RSA'],
    ['another algorithm', keys({ ...rsa, alg: 'PS256' }), 'has at 1 another alg than RS256'],
    ['a broken key', keys(elliptic, { ...elliptic, x: 'secret' }), 'has at 2 a key that cannot be read'],
    [
      'another curve',
      keys(jwk(generateKeyPairSync('ec', { namedCurve: 'P-384' }))),
      'has at 1 another curve than P-256',
    ],
    [
      'a weak key',
      keys(jwk(generateKeyPairSync('rsa', { modulusLength: 1_024 }))),
      'has at 1 an RSA key of fewer than 2048 bits',
    ],
    ['a public key alone', keys(half(elliptic)), 'has no private part in the key that signs'],
    ['two of one name', keys({ ...elliptic, kid: 'a' }, { ...rsa, kid: 'a' }), 'names two keys by one kid'],
    [
      'two that sign',
      keys({ ...elliptic, key_ops: ['sign'] }, { ...rsa, key_ops: ['sign'] }),
      'has more than one key whose key_ops have sign',
    ],
  ])('that are %s are refused in one line, without a word of them', (_, given, words) => {
    const value = typeof given === 'string' ? given : given.AUTH_SIGNING_KEYS;
    const said = refusal({ AUTH_SIGNING_KEYS: value });
    expect(said).toMatch(new RegExp(`^AUTH_SIGNING_KEYS ${words}[^\n]*\\.$`));
    for (const secret of value.match(/[\w-]{12,}/g) ?? []) expect(said).not.toContain(secret);
    expect(said).not.toContain('secret');
  });
});

describe('limits of requests', () => {
  test('have how many at once, and every how many seconds one more', () => {
    const RATE_LIMITS = 'passwordOfAccount=20/30, mailToAddress=3/0.5';
    expect(read({ RATE_LIMITS }).rateLimits).toEqual({
      passwordOfAccount: { burst: 20, everyMs: 30_000 },
      mailToAddress: { burst: 3, everyMs: 500 },
    });
  });

  test('that there are not are refused with the names of all', () => {
    const said = refusal({ RATE_LIMITS: 'passwordOfAccount=1/1,mailsOfPigeons=1/1' });
    expect(said).toContain('RATE_LIMITS names mailsOfPigeons, which is no limit. There are ');
    expect(said.split('There are ')[1]).toBe(`${Object.keys(rateLimits).join(', ')}.`);
    expect(refusal({ RATE_LIMITS: 'toString=1/1' })).toContain('names toString, which is no limit');
  });

  test.each([
    '',
    '10',
    '10/',
    '0/10',
    '10/0',
    '-1/10',
    '1.5/10',
    '1/2=3',
    '1000001/1',
    '1000/1000000',
    'all/1',
  ])('cannot be %j', (figures) => {
    expect(refusal({ RATE_LIMITS: `mailToAddress=${figures}` })).toMatch(
      /^RATE_LIMITS must say of mailToAddress/,
    );
  });

  test('are set once each', () => {
    expect(refusal({ RATE_LIMITS: 'mailToAddress=1/1,mailToAddress=2/1' })).toBe(
      'RATE_LIMITS sets mailToAddress twice.',
    );
  });
});
