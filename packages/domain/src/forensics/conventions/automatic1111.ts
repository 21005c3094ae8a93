import { countOf, fieldsOf, readJson, sizeOf, textOf } from './json.ts';
import { type ForensicsSource, nothingOf, type Understood } from './understood.ts';

/** The line of settings is a few hundred characters long, with its hashes and what Civitai adds. */
const mostSettings = 10_000;
const mostFields = 200;
const negativeMark = 'Negative prompt:';

/** The line that begins with the negative prompt (decisions: reverse forensics); only this form writes it so. */
export const hasNegativeLine = (text: string): boolean =>
  text.startsWith(negativeMark) || text.includes(`\n${negativeMark}`);

/**
 * Reads the text that AUTOMATIC1111 writes, and others after it (decisions: reverse forensics): the prompt, what not to
 * show, and a line of settings that begins with the steps. Each of the last two may be missing.
 *
 * @param text - The text of the file.
 * @param source - Who wrote it.
 */
export function parseParameters(text: string, source: ForensicsSource): Understood {
  const settingsAt = Math.max(text.lastIndexOf('\nSteps: '), text.startsWith('Steps: ') ? 0 : -1);
  const [words, settings] =
    settingsAt < 0
      ? [text, '']
      : [text.slice(0, settingsAt), text.slice(settingsAt, settingsAt + mostSettings)];
  const negativeAt = words.startsWith(negativeMark) ? 0 : words.indexOf(`\n${negativeMark}`);
  const [prompt, negative] =
    negativeAt < 0
      ? [words, '']
      : [words.slice(0, negativeAt), words.slice(negativeAt).trimStart().slice(negativeMark.length)];
  const fields = settingsOf(settings);
  const [, width, height] = /^(\d{1,6})x(\d{1,6})/.exec(fields.get('Size') ?? '') ?? [];
  return {
    ...nothingOf(source),
    prompt: textOf(prompt.trim()),
    negativePrompt: textOf(negative.trim()),
    seed: textOf(fields.get('Seed')),
    model: textOf(fields.get('Model'), checkpointOf(fields.get('Civitai resources'))),
    steps: countOf(fields.get('Steps')),
    size: sizeOf(width, height),
  };
}

const fieldName = /[\s,]*([^\s:,"][^:,"\n]{0,60}):[ \t]*/y;
const quotedValue = /"(?:[^"\\\n]|\\.)*"/y;
const plainValue = /[^,\n]*/y;
const nameless = /[\s,]*[^,\n]*[\s,]*/y;

/**
 * The fields of a line of settings, read in order: what stands in quotes, or in the brackets of JSON, names no field. Of two
 * fields of one name the first counts.
 */
function settingsOf(line: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const taken = pattern.exec(line);
    if (taken) at += taken[0].length;
    return taken;
  };
  for (let read = 0; read < mostFields && at < line.length; read++) {
    const name = take(fieldName)?.[1];
    if (name === undefined) {
      // Something without a name, up to the next field.
      if (!take(nameless)?.[0]) return fields;
      continue;
    }
    const quoted = take(quotedValue)?.[0];
    const json = jsonAt(line, at);
    at += json.length;
    const value = quoted !== undefined ? unquoted(quoted) : json || (take(plainValue)?.[0] ?? '');
    if (!fields.has(name)) fields.set(name, value.trim());
  }
  return fields;
}

const unquoted = (quoted: string): string => {
  const read = readJson(quoted);
  return typeof read === 'string' ? read : quoted.slice(1, -1);
};

/** JSON that begins at a place of a line, up to the bracket that closes it; empty where none begins, or none closes. */
function jsonAt(line: string, from: number): string {
  if (line[from] !== '[' && line[from] !== '{') return '';
  let depth = 0;
  let isQuoted = false;
  for (let at = from; at < line.length; at++) {
    const sign = line[at] ?? '';
    if (isQuoted && sign === '\\') at += 1;
    else if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && '[{'.includes(sign)) depth += 1;
    else if (!isQuoted && ']}'.includes(sign)) {
      depth -= 1;
      if (depth === 0) return line.slice(from, at + 1);
    }
  }
  return '';
}

/** The model that Civitai names among the resources of a picture, with its version. */
function checkpointOf(resources: string | undefined): string | null {
  const listed = resources === undefined ? null : readJson(resources);
  if (!Array.isArray(listed)) return null;
  const checkpoint = listed.map(fieldsOf).find((one) => one?.['type'] === 'checkpoint');
  const [name, version] = [textOf(checkpoint?.['modelName']), textOf(checkpoint?.['modelVersionName'])];
  return name !== null && version !== null ? `${name} (${version})` : name;
}
