import {
  type Endpoint,
  type EndpointName,
  endpoints,
  idempotencyHeader,
  uploadField,
} from '../contract/index.ts';
import { errorCodes } from '../errors/index.ts';
import { backendPaths } from './auth-paths.ts';
import { inline, type Json, json, namedSchemas, pathParameters, referenceTo } from './schemas.ts';
import { endpointSummaries } from './summaries.ts';

/**
 * What the client calls, as an OpenAPI 3.1 document made from the contract: the product API, the auth service and the
 * one table it reads (§7).
 * Takes the version of the product; returns the document as plain data. Throws when a schema has no JSON Schema form.
 */
export function openApiDocument(version: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, endpoint] of Object.entries(endpoints) as readonly [EndpointName, Endpoint][]) {
    const operations = paths[endpoint.path] ?? {};
    operations[endpoint.method.toLowerCase()] = operation(name, endpoint);
    paths[endpoint.path] = operations;
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
    tags: [{ name: 'product' }, { name: 'auth' }, { name: 'tables' }],
    paths: { ...paths, ...backendPaths() },
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
      schemas: namedSchemas(),
    },
  };
}

function operation(name: EndpointName, endpoint: Endpoint): Json {
  const parameters = [
    ...pathParameters(endpoint.path),
    ...queryParameters(endpoint),
    ...headerParameters(endpoint),
  ];
  const body = requestBody(endpoint);
  return {
    operationId: name,
    summary: endpointSummaries[name],
    tags: ['product'],
    ...(endpoint.access === 'anyone' && { security: [{ session: [] }, {}] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body !== null && { requestBody: body }),
    responses: {
      200: { description: 'Done.', content: json(inline(endpoint.response)) },
      default: {
        description: `Refused or failed. The code is one of ${errorCodes.join(', ')}, or one added later.`,
        content: json({ $ref: referenceTo('ErrorAnswer') }),
      },
    },
  };
}

function requestBody({ request }: Endpoint): Json | null {
  if (request === null) return null;
  if (request !== 'upload') return { required: true, content: json(inline(request)) };
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const schema = { type: 'object', properties: { [uploadField]: file }, required: [uploadField] };
  return { required: true, content: { 'multipart/form-data': { schema } } };
}

function queryParameters({ query }: Endpoint): readonly Json[] {
  return query.map((name) => ({ name, in: 'query', required: false, schema: { type: 'string' } }));
}

function headerParameters({ idempotent }: Endpoint): readonly Json[] {
  if (!idempotent) return [];
  const description =
    'The same key with the same body gets the first answer again; with another body it is refused.';
  return [{ name: idempotencyHeader, in: 'header', required: true, description, schema: { type: 'string' } }];
}
