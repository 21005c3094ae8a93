import {
  cacheControl,
  type Endpoint,
  endpoints,
  errorsOf,
  idempotencyHeader,
  type RequestBody,
  uploadField,
} from '../contract/index.ts';
import { errorStatuses } from '../errors/index.ts';
import { backendPaths } from './auth-paths.ts';
import {
  inline,
  type Json,
  json,
  namedSchemas,
  pathParameters,
  queryParameters,
  referenceTo,
} from './schemas.ts';

/**
 * What the client calls, as an OpenAPI 3.1 document made from the contract: the product API, the auth service and the
 * one table it reads (§7).
 *
 * @param version - The version of the product.
 * @returns The document as plain data.
 * @throws When a schema has no JSON Schema form.
 */
export function openApiDocument(version: string): Json {
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
    paths: { ...productPaths(endpoints), ...backendPaths() },
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
      schemas: namedSchemas(),
    },
  };
}

/**
 * The paths of the document for these endpoints (§7).
 *
 * @param table - Them by name.
 * @returns The operations by path and method.
 */
export function productPaths(
  table: Readonly<Record<string, Endpoint>>,
): Record<string, Record<string, Json>> {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, endpoint] of Object.entries(table)) {
    const operations = paths[endpoint.path] ?? {};
    operations[endpoint.method.toLowerCase()] = operation(name, endpoint);
    paths[endpoint.path] = operations;
  }
  return paths;
}

function operation(name: string, endpoint: Endpoint): Json {
  const parameters = [
    ...pathParameters(endpoint.path),
    ...queryParameters(endpoint.query),
    ...keyParameter(endpoint),
  ];
  const body = requestBody(endpoint.request, endpoint.docs.sample.request);
  return {
    operationId: name,
    summary: endpoint.docs.summary,
    tags: ['product'],
    ...(endpoint.access === 'anyone' && { security: [{ session: [] }, {}] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body !== null && { requestBody: body }),
    responses: {
      [endpoint.success]: success(endpoint),
      ...refusals(endpoint),
      default: { description: 'Failed.', content: json({ $ref: referenceTo('ErrorAnswer') }) },
    },
  };
}

function success({ response, cacheSeconds, docs }: Endpoint): Json {
  const headers = { 'Cache-Control': { schema: { const: cacheControl(cacheSeconds) } } };
  return {
    description: 'Done.',
    ...(cacheSeconds > 0 && { headers }),
    ...(response !== null && { content: json(inline(response), docs.sample.response) }),
  };
}

/** One answer for each status, with the codes that come with it. */
function refusals(endpoint: Endpoint): Json {
  const byStatus = Object.groupBy(errorsOf(endpoint), (code) => errorStatuses[code]);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes = []]) => [
      status,
      { description: `${codes.join(', ')}.`, content: json({ $ref: referenceTo('ErrorAnswer') }) },
    ]),
  );
}

function requestBody(request: RequestBody, sample: unknown): Json | null {
  if (request === null) return null;
  if (request !== 'upload') return { required: true, content: json(inline(request), sample) };
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const schema = { type: 'object', properties: { [uploadField]: file }, required: [uploadField] };
  return { required: true, content: { 'multipart/form-data': { schema } } };
}

function keyParameter({ idempotencyKey }: Endpoint): readonly Json[] {
  if (idempotencyKey === 'none') return [];
  const description =
    'The same key with the same body gets the first answer again; with another body it is refused.';
  const required = idempotencyKey === 'required';
  return [{ name: idempotencyHeader, in: 'header', required, description, schema: { type: 'string' } }];
}
