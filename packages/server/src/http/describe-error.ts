import { authBasePath, authEndpoints, backendBasePaths } from '@mirror-studio/domain/auth-service';
import { endpoints, localInbox } from '@mirror-studio/domain/contract';
import { profileTable } from '@mirror-studio/domain/profile';

/** A code or a name that a database, Node or our own code gave: never a sentence, never a value. */
const identifier = /^\w{1,63}$/;
/** A frame of a stack: the name of a function and a place in a file. Each line of a message that looks like one is cut. */
const frame =
  /^ {4}at (?:[\w.$<>#[\] ]{1,120} \()?(?:async )?(?:file:\/\/|node:|\/)[^\s()]{1,300}:\d+:\d+\)?$/;
const statement =
  /^\s*(select|insert|update|delete)\b(?:[\s\S]*?\b(?:from|into)\s+|\s+)((?:"?\w{1,63}"?\.)?"?\w{1,63}"?)/i;
const mostCauses = 5;
const mostFrames = 12;

/**
 * What may be written down of an error: its class, its code or SQLSTATE, the table and constraint, the kind of our
 * statement, and where in the code it arose, with its causes. Never a message: a database puts the values of a row
 * into it, drizzle the whole statement with its parameters, a provider the prompt.
 */
export function describeError(error: unknown): string {
  const { heads, frames } = chainOf(error);
  return [heads.join(', caused by '), ...frames].join('\n');
}

/** An error with its causes, and of several in one (`AggregateError`) each with its own. Takes the error, and whether it is one of several. */
function chainOf(error: unknown, isPart = false): { readonly heads: string[]; readonly frames: string[] } {
  const heads: string[] = [];
  let frames: string[] = [];
  for (let current = error; current !== undefined && heads.length < mostCauses; ) {
    if (!(current instanceof Error)) {
      heads.push(`${typeof current} thrown`);
      break;
    }
    const parts =
      current instanceof AggregateError && !isPart
        ? current.errors.slice(0, mostCauses).map((part: unknown) => chainOf(part, true))
        : [];
    const ofParts = parts.map((part) => part.heads.join(', caused by ')).join('; ');
    heads.push(headOf(current) + (ofParts && ` of (${ofParts})`));
    // The innermost one says where it began.
    frames = [parts[0]?.frames ?? [], framesOf(current), frames].find((found) => found.length > 0) ?? [];
    current = current.cause;
  }
  return { heads, frames };
}

function headOf(error: Error): string {
  const facts = ['code', 'constraint', 'constraint_name', 'table', 'table_name', 'status', 'errno'].flatMap(
    (name) => {
      const value: unknown = name in error ? (error as unknown as Record<string, unknown>)[name] : undefined;
      const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
      return identifier.test(text) ? [`${name}=${text}`] : [];
    },
  );
  const query = 'query' in error && typeof error.query === 'string' ? statement.exec(error.query) : null;
  if (query) facts.push(`statement="${query[1]?.toLowerCase()} ${query[2]?.replaceAll('"', '')}"`);
  const name = identifier.test(error.name) ? error.name : 'Error';
  return [name, ...facts].join(' ');
}

function framesOf(error: Error): string[] {
  const stack = error.stack ?? '';
  const end = stack.indexOf(error.message);
  const after = end < 0 ? stack : stack.slice(end + error.message.length);
  return after
    .split('\n')
    .filter((line) => frame.test(line))
    .slice(0, mostFrames);
}

const knownSegments = new Set(
  [
    ...Object.values(endpoints).map(({ path }) => path),
    ...Object.values(authEndpoints).map(({ path }) => `${authBasePath}${path}`),
    `${authBasePath}/verify`,
    `${backendBasePaths.tables}/${profileTable}`,
    `${localInbox.page}/messages`,
    '/media/original/thumbnail',
    '/media/export',
    '/media/small/large/profile',
  ].flatMap((path) => path.split('/').filter((segment) => !segment.startsWith('{'))),
);

/** The path of a request as it may be written down: what is no word of our own addresses stands as `*`. */
export function describePath(path: string): string {
  return path
    .split('/')
    .map((segment) => (knownSegments.has(segment) ? segment : '*'))
    .join('/');
}
