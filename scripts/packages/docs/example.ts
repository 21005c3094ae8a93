/** Everything that the package exports, by the entry that it comes from. */
export type Exports = readonly { readonly name: string; readonly entry: string; readonly value: unknown }[];

/** A component that draws an example, as a module of another team. */
export interface Example {
  code: string;
}

const longest = 45;
const width = 96;

/** What cannot be written down as JSX: a function that draws, an object of a class, a component of ours alone. */
class Unprintable extends Error {}

interface Element {
  type: unknown;
  props: Readonly<Record<string, unknown>>;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isElement = (value: unknown): value is Element =>
  isObject(value) && 'type' in value && 'props' in value && isObject(value['props']);

const isAsync = (value: object) => Object.prototype.toString.call(value) === '[object AsyncFunction]';

/** A sample picture lies on the machine that builds; a page has its own. */
const asOfAPage = (text: string) => text.replace(/^file:.*\//, '/pictures/');

const quoted = (text: string) =>
  `'${asOfAPage(text).replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
const keyOf = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name));
const indent = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

/** On one line where it fits, else an entry a line. */
function bracketed(open: string, entries: readonly (readonly string[])[], close: string): string[] {
  const flat = entries.flat();
  const pad = open === '{' ? ' ' : '';
  const line = `${open}${pad}${flat.join(', ')}${pad}${close}`;
  if (flat.length === 0) return [`${open}${close}`];
  if (flat.length === entries.length && line.length < width - 12) return [line];
  return [open, ...entries.flatMap((lines) => indent([...lines.slice(0, -1), `${lines.at(-1)},`])), close];
}

class Printer {
  readonly used = new Map<string, Set<string>>();
  readonly #exports: Exports;

  constructor(exports: Exports) {
    this.#exports = exports;
  }

  nameOf(type: unknown): string {
    if (typeof type === 'string') return type;
    if (type === Symbol.for('react.fragment')) return '';
    const found = this.#exports.find(({ value, name }) => value === type && /^[A-Z]/.test(name));
    if (!found) throw new Unprintable();
    const names = this.used.get(found.entry) ?? new Set();
    this.used.set(found.entry, names.add(found.name));
    return found.name;
  }

  value(value: unknown): string[] {
    if (typeof value === 'string') return [quoted(value)];
    if (value === null || typeof value === 'number' || typeof value === 'boolean') return [String(value)];
    if (value === undefined) return ['undefined'];
    if (typeof value === 'function') return [isAsync(value) ? 'async () => undefined' : '() => undefined'];
    if (isElement(value)) return this.element(value);
    if (Array.isArray(value))
      return bracketed(
        '[',
        value.map((each) => this.value(each)),
        ']',
      );
    if (isObject(value) && Object.getPrototypeOf(value) === Object.prototype) {
      const entries = Object.entries(value)
        .filter(([, each]) => each !== undefined)
        .map(([name, each]) => {
          const [first, ...rest] = this.value(each);
          return [`${keyOf(name)}: ${first}`, ...rest];
        });
      return bracketed('{', entries, '}');
    }
    throw new Unprintable();
  }

  attribute(name: string, value: unknown): string[] {
    if (value === true) return [name];
    if (typeof value === 'string' && !/["\n\\{]/.test(value)) return [`${name}="${asOfAPage(value)}"`];
    const [first, ...rest] = this.value(value);
    return rest.length === 0
      ? [`${name}={${first}}`]
      : [`${name}={${first}`, ...rest.slice(0, -1), `${rest.at(-1)}}`];
  }

  child(child: unknown): string[] {
    if (child === null || child === undefined || typeof child === 'boolean') return [];
    if (Array.isArray(child)) {
      const parts: readonly unknown[] = child;
      const isText = parts.every((each) => typeof each === 'string' || typeof each === 'number');
      return isText ? this.child(parts.join('')) : parts.flatMap((each) => this.child(each));
    }
    if (isElement(child)) return this.element(child);
    if (typeof child !== 'string' && typeof child !== 'number') throw new Unprintable();
    const text = String(child);
    return /[{}<>\n]|^\s|\s$/.test(text) ? [`{${quoted(text)}}`] : [text];
  }

  element({ type, props }: Element): string[] {
    const name = this.nameOf(type);
    const { children, ...attributes } = props;
    const written = Object.entries(attributes)
      .filter(([, value]) => value !== undefined)
      .map(([attribute, value]) => this.attribute(attribute, value));
    const inside = this.child(children);
    const end = inside.length === 0 ? ' />' : '>';
    const flat = written.flat();
    const opening = `<${[name, ...flat].join(' ')}`;
    const fits = flat.length === written.length && opening.length < width;
    if (fits && inside.length === 0) return [`${opening}${end}`];
    const [only] = inside;
    const whole = `${opening}>${only}</${name}>`;
    if (fits && inside.length === 1 && whole.length < width) return [whole];
    const head = fits ? [`${opening}${end}`] : [`<${name}`, ...indent(flat), end.trim()];
    return inside.length === 0 ? head : [...head, ...indent(inside), `</${name}>`];
  }
}

const moduleOf = (lines: readonly string[], used: Printer['used']): Example => {
  const imports = [...used]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([entry, names]) => `import { ${[...names].toSorted().join(', ')} } from '@mirror-studio/ui/${entry}';`,
    );
  const body =
    lines.length === 1
      ? [`export const Example = () => ${lines[0]};`]
      : ['export const Example = () => (', ...indent(lines), ');'];
  return { code: [...imports, '', ...body, ''].join('\n') };
};

/** The first of several drawings that can be written down, is short and has the component in it. */
export function exampleOf(
  name: string,
  drawings: readonly (() => unknown)[],
  exports: Exports,
): Example | undefined {
  for (const draw of drawings) {
    const printer = new Printer(exports);
    try {
      const drawn = draw();
      const lines = isElement(drawn) ? printer.element(drawn) : [];
      const hasIt = [...printer.used.values()].some((names) => names.has(name));
      if (hasIt && lines.length <= longest) return moduleOf(lines, printer.used);
    } catch (error) {
      if (!(error instanceof Unprintable)) throw error;
    }
  }
  return undefined;
}
