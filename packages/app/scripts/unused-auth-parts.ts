import { parseSync } from 'oxc-parser';
import type { Plugin } from 'vite';

/** Passkeys and wallets: the auth client has methods for them, which this app never calls. */
const unusedModules = /\/auth-js\/dist\/module\/lib\/(webauthn|web3\/ethereum)\.js$/;
/** Users as an administrator sees them, by a service key that no browser may have. The client signs out by it. */
const administration = /\/auth-js\/dist\/module\/GoTrueAdminApi\.js$/;
const usedMethods = new Set(['constructor', 'signOut']);

/**
 * Puts the same exports in their place, which throw when they are called. Takes a module's name and its code; returns the
 * code. Throws when it exports in a way that is not foreseen.
 */
export function withoutBodies(file: string, code: string): string {
  const lines = parseSync(file, code).program.body.flatMap((node) => {
    if (node.type === 'ExportDefaultDeclaration') return 'export default class {}';
    if (node.type !== 'ExportNamedDeclaration') return [];
    const { declaration } = node;
    if (declaration?.type === 'ClassDeclaration' && declaration.id)
      return `export class ${declaration.id.name} {}`;
    if (declaration?.type === 'FunctionDeclaration' && declaration.id) return stub(declaration.id.name);
    if (declaration?.type === 'VariableDeclaration')
      return declaration.declarations.map(({ id }) => {
        if (id.type !== 'Identifier') throw new Error(`${file} exports a pattern.`);
        return stub(id.name);
      });
    if (!declaration)
      return node.specifiers.map(({ exported }) => {
        if (exported.type !== 'Identifier') throw new Error(`${file} exports a string.`);
        return stub(exported.name);
      });
    throw new Error(`${file} exports what cannot be left out.`);
  });
  return lines.join('\n');
}

const refusal = "throw new Error('This is not part of the app.');";
const stub = (name: string) => `export const ${name} = () => { ${refusal} };`;

/** Empties the other methods of a class that is a module's default export: its constructor binds them. Takes the module's name and its code; returns the code. */
export function withMethods(file: string, code: string, used: ReadonlySet<string>): string {
  const made = parseSync(file, code).program.body.find((node) => node.type === 'ExportDefaultDeclaration');
  if (made?.declaration.type !== 'ClassDeclaration') throw new Error(`${file} has no class.`);
  const methods = made.declaration.body.body.filter((member) => member.type === 'MethodDefinition');
  const nameOf = ({ key }: (typeof methods)[number]) => (key.type === 'Identifier' ? key.name : '');
  const missing = [...used].filter((name) => !methods.some((method) => nameOf(method) === name));
  if (missing.length > 0) throw new Error(`${file} has no ${missing.join(', ')}.`);
  return methods
    .filter((method) => !used.has(nameOf(method)))
    .flatMap(({ value }) => value.body ?? [])
    .reduceRight((left, { start, end }) => `${left.slice(0, start)}{ ${refusal} }${left.slice(end)}`, code);
}

/** Leaves out of the auth client what this app never calls: 4 kB as it is sent. A build that does not meet it fails. */
export function unusedAuthParts(): Plugin {
  const met = new Set<string>();
  return {
    name: 'unused-auth-parts',
    apply: 'build',
    transform: {
      filter: { id: [unusedModules, administration] },
      handler(code, id) {
        met.add(id);
        const rest = administration.test(id) ? withMethods(id, code, usedMethods) : withoutBodies(id, code);
        return { code: rest, map: { mappings: '' } };
      },
    },
    buildEnd(error) {
      if (!error && met.size !== 3)
        this.error(`The auth client has other parts: found ${[...met].join(', ') || 'none'}.`);
    },
  };
}
