import {
  type ConversionConfig,
  type JsonSchema,
  toJsonSchema,
  toJsonSchemaDefs,
} from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import {
  balance,
  type Call,
  type CallName,
  calls,
  errorAnswer,
  galleryItem,
  idempotencyHeader,
  job,
  mediaAsset,
  newJob,
  photoShootForm,
  tokenLogEntry,
  upload,
  uploadField,
  webVital,
} from '../contract/index.ts';
import { errorCodes } from '../errors/index.ts';
import { callSummaries } from './summaries.ts';

/** Schemas that have a name in the document. */
const named = {
  Balance: balance,
  ErrorAnswer: errorAnswer,
  GalleryItem: galleryItem,
  Job: job,
  MediaAsset: mediaAsset,
  NewJob: newJob,
  PhotoShootForm: photoShootForm,
  TokenLogEntry: tokenLogEntry,
  Upload: upload,
  WebVital: webVital,
} satisfies Record<string, GenericSchema<unknown, unknown>>;

/** What goes over the wire is the input of each schema: `pending` may still stand where `queued` is read. */
const conversion = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'throw',
  definitions: named,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
} as const satisfies ConversionConfig;

type Json = Readonly<Record<string, unknown>>;

/**
 * The product API as an OpenAPI 3.1 document, made from the contract (§7).
 * Takes the version of the product; returns the document as plain data. Throws when a schema has no JSON Schema form.
 */
export function openApiDocument(version: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, call] of Object.entries(calls) as readonly [CallName, Call][]) {
    const operations = paths[call.path] ?? {};
    operations[call.method.toLowerCase()] = operation(name, call);
    paths[call.path] = operations;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mirror Studio API',
      version,
      description:
        'Coins, credits, tokens and cents are whole numbers. Fields that are not listed are accepted and ignored.',
    },
    servers: [{ url: '/' }],
    security: [{ session: [] }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
      schemas: toJsonSchemaDefs(named, conversion),
    },
  };
}

function operation(name: CallName, call: Call): Json {
  const parameters = [...pathParameters(call), ...queryParameters(call), ...headerParameters(call)];
  const body = requestBody(call);
  return {
    operationId: name,
    summary: callSummaries[name],
    ...(call.access === 'anyone' && { security: [{ session: [] }, {}] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body !== null && { requestBody: body }),
    responses: {
      200: { description: 'Done.', content: json(inline(call.response)) },
      default: {
        description: `Refused or failed. The code is one of ${errorCodes.join(', ')}, or one added later.`,
        content: json({ $ref: '#/components/schemas/ErrorAnswer' }),
      },
    },
  };
}

function requestBody({ request }: Call): Json | null {
  if (request === null) return null;
  if (request !== 'upload') return { required: true, content: json(inline(request)) };
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const schema = { type: 'object', properties: { [uploadField]: file }, required: [uploadField] };
  return { required: true, content: { 'multipart/form-data': { schema } } };
}

function pathParameters({ path }: Call): readonly Json[] {
  return Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameters({ query }: Call): readonly Json[] {
  return query.map((name) => ({ name, in: 'query', required: false, schema: { type: 'string' } }));
}

function headerParameters({ idempotent }: Call): readonly Json[] {
  if (!idempotent) return [];
  const description =
    'The same key with the same body gets the first answer again; with another body it is refused.';
  return [{ name: idempotencyHeader, in: 'header', required: true, description, schema: { type: 'string' } }];
}

function inline(schema: GenericSchema<unknown, unknown>): JsonSchema {
  const { $schema: _draft, $defs: _named, ...rest } = toJsonSchema(schema, conversion);
  return rest;
}

function json(schema: JsonSchema | Json): Json {
  return { 'application/json': { schema } };
}
