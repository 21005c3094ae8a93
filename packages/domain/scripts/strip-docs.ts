// The browser does not carry what people, tests and stories read of an endpoint: its summary, errors and samples.
import { parseSync } from 'oxc-parser';

/** The files of the contract that declare endpoints. */
export const areaFile = /packages\/domain\/src\/contract\/areas\/[\w-]+\.ts$/;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
const isNode = (value: unknown): value is Node & Record<string, unknown> =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/**
 * Leaves out the `docs` of each `endpoint({…})`, and puts blanks there, so that every place in the file stays what it was.
 * Takes the name of a file and its code; returns the code. Throws when it cannot be read or a docs cannot be left out.
 */
export function stripDocs(file: string, code: string): string {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file} cannot be read: ${errors[0].message}`);
  let stripped = code;
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value)) return;
    if (value.type === 'CallExpression' && isNode(value['callee']) && value['callee']['name'] === 'endpoint')
      for (const { start, end } of docsOf(value))
        stripped = stripped.slice(0, start) + blank(stripped.slice(start, end)) + stripped.slice(end);
    Object.values(value).forEach(visit);
  };
  visit(program);
  return stripped;
}

function docsOf(call: Record<string, unknown>): readonly Node[] {
  const [given] = Array.isArray(call['arguments']) ? (call['arguments'] as unknown[]) : [];
  const properties = isNode(given) && Array.isArray(given['properties']) ? given['properties'] : [];
  const docs = properties.filter(
    (each: unknown) => isNode(each) && isNode(each['key']) && each['key']['name'] === 'docs',
  ) as Node[];
  if (docs.length !== 1) throw new Error('An endpoint has one property that is called docs.');
  return docs;
}

/** An object may hold `,` after blanks only behind a property: `docs` becomes the shortest one that there is. */
const blank = (text: string) => `docs:0${text.slice('docs:0'.length).replace(/[^\n]/g, ' ')}`;

/** The plugin of Vite that does it while the app is built. */
export const stripEndpointDocs = {
  name: 'strip-endpoint-docs',
  apply: 'build',
  enforce: 'pre',
  transform: (code: string, id: string) =>
    areaFile.test(id.replaceAll('\\', '/')) ? { code: stripDocs(id, code), map: null } : null,
} as const;
