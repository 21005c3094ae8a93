import { type IncomingHttpHeaders, request } from 'node:http';
import { authBasePath, authError, backendBasePaths } from '@mirror-studio/domain/auth-service';
import { errorAnswer } from '@mirror-studio/domain/contract';
import * as v from 'valibot';
import { contractFault } from '../testing/conform.ts';
import type { FuzzRequest } from './parts.ts';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Sends a request byte for byte: no client tidies its path or refuses its headers. Throws when none answers. */
export function send(url: string, given: FuzzRequest, token: string): Promise<Answer> {
  const { hostname, port } = new URL(url);
  const body = Buffer.from(given.body ?? '', given.isBytes ? 'latin1' : 'utf8');
  const headers = {
    ...(given.signedIn && { authorization: `Bearer ${token}` }),
    ...given.headers,
    ...(given.body !== null && { 'content-length': body.length }),
  };
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { hostname, port, method: given.method, path: given.path, headers, agent: false },
      (incoming) => {
        let said = '';
        incoming.setEncoding('utf8');
        incoming.on('data', (text: string) => {
          said += text;
        });
        incoming.on('end', () => {
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: said });
        });
        incoming.on('error', reject);
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

const tableError = v.object({
  code: v.string(),
  message: v.string(),
  details: v.nullable(v.string()),
  hint: v.nullable(v.string()),
});

const errorShapes: ReadonlyArray<readonly [prefix: string, v.GenericSchema<unknown, unknown>]> = [
  [`${authBasePath}/`, authError],
  [`${backendBasePaths.tables}/`, tableError],
  ['/', errorAnswer],
];

/**
 * What is wrong with an answer, or null: the server's own fault, what the contract says otherwise, or an error without
 * the body that its service is documented to send. Pages of HTML and answers without a body are not errors of an API.
 */
export function faultOf(given: FuzzRequest, answer: Answer): string | null {
  const { status } = answer;
  if (status >= 500 || status < 100) return `answered ${status}: ${answer.body.slice(0, 300)}`;
  if (given.method === 'HEAD') return null;
  const { pathname } = new URL(given.path.replaceAll('\\', '/'), 'http://localhost');
  const body = readJson(answer.body);
  const fault = contractFault(given.method, pathname, { status, body });
  if (fault !== null || status < 400) return fault;
  const shape = errorShapes.find(([prefix]) => pathname.startsWith(prefix))?.[1];
  if (shape && v.is(shape, body)) return null;
  return `answered ${status} without the error body of its service: ${answer.body.slice(0, 300)}`;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
