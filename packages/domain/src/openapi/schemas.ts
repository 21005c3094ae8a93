import {
  type ConversionConfig,
  type JsonSchema,
  toJsonSchema,
  toJsonSchemaDefs,
} from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { authError, factor, identity, session, user } from '../auth-service/index.ts';
import { type Endpoint, endpoints, errorAnswer, profileRow, type Schema } from '../contract/index.ts';

/** A part of the document. */
export type Json = Readonly<Record<string, unknown>>;

/** Schemas that have a name in the document: those of the auth service, and what the contract calls `named`. */
const known: Readonly<Record<string, Schema>> = {
  AuthError: authError,
  Factor: factor,
  Identity: identity,
  Session: session,
  User: user,
  ...namedIn([errorAnswer, profileRow, ...Object.values<Endpoint>(endpoints)]),
};

/** What goes over the wire is the input of each schema: `pending` may still stand where `queued` is read. */
const conversion = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'throw',
  definitions: Object.fromEntries(Object.entries(known).toSorted(([one], [other]) => (one < other ? -1 : 1))),
  overrideRef: ({ referenceId }) => referenceTo(referenceId),
} as const satisfies ConversionConfig;

/**
 * Finds the schemas that the contract calls `named` (§7).
 *
 * @param roots - Where they stand, at any depth.
 * @returns Them by name.
 * @throws When two have the same name.
 */
export function namedIn(roots: readonly unknown[]): Readonly<Record<string, Schema>> {
  const found = new Map<string, Schema>();
  const seen = new Set<unknown>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (isSchema(value) && 'documentName' in value) {
      const name = String(value.documentName);
      if (found.has(name)) throw new Error(`Two schemas are called ${name}.`);
      found.set(name, value);
    }
    for (const part of Object.values(value)) visit(part);
  };
  roots.forEach(visit);
  return Object.fromEntries(found);
}

function isSchema(value: object): value is Schema {
  return 'kind' in value && value.kind === 'schema';
}

/**
 * Where a named schema stands in the document (§7).
 *
 * @param name - Its name.
 * @returns The reference.
 */
export function referenceTo(name: string): string {
  return `#/components/schemas/${name}`;
}

/**
 * The named schemas, for the components of the document (§7). Takes nothing.
 *
 * @returns Them by name.
 */
export function namedSchemas(): Json {
  return toJsonSchemaDefs(conversion.definitions, conversion);
}

/**
 * A schema where it is used, with references to the named ones (§7).
 *
 * @param schema - The schema.
 * @returns Its JSON Schema form.
 * @throws When it has none.
 */
export function inline(schema: GenericSchema<unknown, unknown>): JsonSchema {
  const { $schema: _draft, $defs: _named, ...rest } = toJsonSchema(schema, conversion);
  return rest;
}

/**
 * The content of a JSON body (§7). Takes its schema.
 *
 * @returns The part of the document.
 */
export function json(schema: JsonSchema | Json, example?: unknown): Json {
  return { 'application/json': { schema, ...(example !== undefined && { example }) } };
}

/**
 * The parameters that a path names (§7).
 *
 * @param path - The path with `{name}`.
 * @returns The parts of the document.
 */
export function pathParameters(path: string): readonly Json[] {
  return Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

/**
 * The parameters that an address may carry (§7).
 *
 * @param query - Their schema.
 * @returns The parts of the document.
 */
export function queryParameters(query: Schema | null): readonly Json[] {
  if (query === null) return [];
  const { properties = {}, required = [] } = inline(query);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}
