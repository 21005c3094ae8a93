import {
  type ConversionConfig,
  type JsonSchema,
  toJsonSchema,
  toJsonSchemaDefs,
} from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { authError, factor, identity, session, user } from '../auth-service/index.ts';
import {
  balance,
  errorAnswer,
  galleryItem,
  job,
  mediaAsset,
  newJob,
  photoShootForm,
  profileRow,
  tokenLogEntry,
  upload,
  webVital,
} from '../contract/index.ts';

/** A part of the document. */
export type Json = Readonly<Record<string, unknown>>;

/** Schemas that have a name in the document. */
const named = {
  AuthError: authError,
  Balance: balance,
  ErrorAnswer: errorAnswer,
  Factor: factor,
  GalleryItem: galleryItem,
  Identity: identity,
  Job: job,
  MediaAsset: mediaAsset,
  NewJob: newJob,
  PhotoShootForm: photoShootForm,
  Profile: profileRow,
  Session: session,
  TokenLogEntry: tokenLogEntry,
  Upload: upload,
  User: user,
  WebVital: webVital,
} satisfies Record<string, GenericSchema<unknown, unknown>>;

/** What goes over the wire is the input of each schema: `pending` may still stand where `queued` is read. */
const conversion = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'throw',
  definitions: named,
  overrideRef: ({ referenceId }) => referenceTo(referenceId),
} as const satisfies ConversionConfig;

/** Where a named schema stands in the document (§7). Takes its name; returns the reference. */
export function referenceTo(name: string): string {
  return `#/components/schemas/${name}`;
}

/** The named schemas, for the components of the document (§7). Takes nothing; returns them by name. */
export function namedSchemas(): Json {
  return toJsonSchemaDefs(named, conversion);
}

/**
 * A schema where it is used, with references to the named ones (§7).
 * Takes the schema; returns its JSON Schema form. Throws when it has none.
 */
export function inline(schema: GenericSchema<unknown, unknown>): JsonSchema {
  const { $schema: _draft, $defs: _named, ...rest } = toJsonSchema(schema, conversion);
  return rest;
}

/** The content of a JSON body (§7). Takes its schema; returns the part of the document. */
export function json(schema: JsonSchema | Json): Json {
  return { 'application/json': { schema } };
}

/** The parameters that a path names (§7). Takes the path with `{name}`; returns the parts of the document. */
export function pathParameters(path: string): readonly Json[] {
  return Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}
