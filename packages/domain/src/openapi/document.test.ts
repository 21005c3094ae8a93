import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { type AuthEndpoint, authEndpoints } from '../auth-service/index.ts';
import { type Endpoint, endpoints } from '../contract/index.ts';
import { openApiDocument } from './index.ts';

/** As it goes over the wire: what JSON cannot hold would be lost here. */
const text = `${JSON.stringify(openApiDocument(manifest.version), null, 2)}\n`;
const validate = async (document: string) => new Validator().validate(JSON.parse(document));

describe('the OpenAPI document', () => {
  test('is valid OpenAPI 3.1', async () => {
    expect(await validate(text)).toEqual({ valid: true });
    expect(JSON.parse(text)).toMatchObject({ openapi: '3.1.0', info: { version: manifest.version } });
  });

  test('would be found invalid if it were', async () => {
    expect(await validate(text.replaceAll('"operationId"', '"operationid"'))).toMatchObject({ valid: false });
    expect(await validate(text.replace('"openapi": "3.1.0"', '"openapi": "3.1.0", "more": 1'))).toMatchObject(
      {
        valid: false,
      },
    );
  });

  test('names every endpoint once, with its own method and path', () => {
    const document = JSON.parse(text);
    const all: Record<string, Endpoint> = endpoints;
    const missing = Object.entries(all).filter(
      ([name, { path, method }]) => document.paths[path]?.[method.toLowerCase()]?.operationId !== name,
    );
    expect(missing).toEqual([]);
    const grants = Object.values<AuthEndpoint>(authEndpoints).filter(({ grantType }) => grantType !== null);
    const auth = Object.keys(authEndpoints).length - grants.length + 1;
    expect(text.match(/"operationId"/g)).toHaveLength(Object.keys(all).length + auth + 1);
    expect(grants.filter(({ grantType }) => !text.includes(`"${grantType}"`))).toEqual([]);
  });

  test('says of every endpoint its true status, its codes by their status, and what it takes', () => {
    const { paths } = JSON.parse(text);
    const jobs = paths['/api/jobs'].post;
    expect(Object.keys(jobs.responses)).toEqual([
      '201',
      '401',
      '402',
      '403',
      '409',
      '413',
      '422',
      '429',
      '500',
      '503',
      'default',
    ]);
    expect(jobs.responses[402].description).toBe('COINS_INSUFFICIENT.');
    expect(jobs.parameters).toMatchObject([{ name: 'Idempotency-Key', required: true }]);
    expect(paths['/api/support/feedback'].post.parameters).toMatchObject([{ required: false }]);
    expect(paths['/api/gallery/trash'].get.parameters).toMatchObject([
      { name: 'cursor', in: 'query', required: false },
      { name: 'limit', in: 'query', required: false },
    ]);
  });

  test('points only at schemas that are there', () => {
    const document = JSON.parse(text);
    const names = Array.from(
      text.matchAll(/"\$ref": "#\/components\/schemas\/(\w+)"/g),
      ([, name]) => name ?? '',
    );
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !(name in document.components.schemas))).toEqual([]);
    expect(text.match(/"\$ref"/g)).toHaveLength(names.length);
  });
});
