/** An event, as far as its words need it. */
interface Happening {
  readonly type: string;
}

/**
 * @param type - The type of an event.
 * @returns It in words: `exchange answers`, `exchange fails`, `time passes`, `amount.changed`.
 */
export function happening(type: string): string {
  const [, outcome, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (actor) return `${actor} ${outcome === 'done' ? 'answers' : 'fails'}`;
  const [, delay] = /^xstate\.after\.([^.]+)/.exec(type) ?? [];
  if (delay) return Number.isNaN(Number(delay)) ? `${spaced(delay)} is over` : `${delay} ms are over`;
  if (type === '') return 'at once';
  return type;
}

/**
 * @param event - An event.
 * @returns It in a few words: `amount.changed 420`, `exchange fails COINS_INSUFFICIENT`.
 */
export function inBrief(event: Happening): string {
  const details = Object.entries(event)
    .filter(([key]) => !['type', 'actorId', 'number'].includes(key))
    .flatMap(([, value]) => detail(value));
  return [happening(event.type), ...details.map((word) => (word === '' ? 'empty' : word))].join(' ');
}

/** Says who makes an event happen: somebody at the screen, or the system (an answer, time). */
export function isSystem(type: string): boolean {
  return type.startsWith('xstate.') || type === '';
}

/** Takes a name as it stands in code; returns its words: `answerTimeout` is `answer timeout`. */
function spaced(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}

/** What tells a value from others, most telling first. */
const telling = ['status', 'name', 'title', 'tone', 'id', 'url'];

function detail(value: unknown): string[] {
  if (value === undefined) return [];
  if (value === null) return ['nothing'];
  if (value instanceof Error) {
    const code: unknown = Reflect.get(value, 'code');
    return [typeof code === 'string' ? code : value.message];
  }
  if (Array.isArray(value)) return [value.length === 0 ? 'none' : String(value.length)];
  if (typeof value !== 'object') return [JSON.stringify(value).replaceAll('"', '')];
  const described = telling
    .map((key): unknown => Reflect.get(value, key))
    .find((each) => typeof each === 'string');
  if (typeof described === 'string') return [described];
  return Object.entries(value)
    .slice(0, 2)
    .flatMap(([key, inner]) => fieldInBrief(key, inner));
}

function fieldInBrief(key: string, value: unknown): string[] {
  if (value === true) return [key];
  if (value === false) return [`not ${key}`];
  if (value === '') return [`no ${key}`];
  if (typeof value === 'number' || (typeof value === 'string' && value.length < 24))
    return [key, String(value)];
  return [key];
}
