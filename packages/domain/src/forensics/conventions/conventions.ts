import { common } from '../../texts/en/common.ts';
import type { Findings } from '../findings.ts';
import { hasNegativeLine, parseParameters } from './automatic1111.ts';
import { readWorkflow } from './comfy-ui.ts';
import { countOf, fieldsOf, readFields, readJson, sizeOf, textOf } from './json.ts';
import { nothingOf, type Understood } from './understood.ts';
import { xmpValue } from './xmp.ts';

/** Reads what one program writes; null when a file has nothing of it. */
export type Convention = (found: Findings) => Understood | null;

const textNamed = ({ texts }: Findings, ...names: readonly string[]): string | null =>
  texts.find(({ name }) => names.includes(name))?.text ?? null;

/** Our own: the XMP of an export, or the texts of a kept PNG. */
const mirrorStudio: Convention = (found) => {
  const own = common.productName;
  const xmp = textNamed(found, 'XMP') ?? '';
  const software = textNamed(found, 'Software') ?? '';
  const isOwn = xmpValue(xmp, 'xmp:CreatorTool') === own;
  if (!isOwn && software !== own && !software.startsWith(`${own}, `)) return null;
  return {
    ...nothingOf('mirrorStudio'),
    prompt:
      (isOwn
        ? (xmpValue(xmp, 'Iptc4xmpExt:AIPromptInformation') ?? xmpValue(xmp, 'dc:description'))
        : null) ?? textNamed(found, 'Description'),
    model:
      (isOwn ? xmpValue(xmp, 'Iptc4xmpExt:AISystemUsed') : null) ?? textOf(software.slice(own.length + 2)),
  };
};

/** Fooocus writes JSON, or the text of AUTOMATIC1111 with its own name as the version. */
const fooocus: Convention = (found) => {
  const text = textNamed(found, 'parameters', 'UserComment') ?? '';
  const fields = readFields(text);
  if (fields === null) {
    return /\bVersion: Fooocus\b/.test(text.slice(-4_000)) ? parseParameters(text, 'fooocus') : null;
  }
  const isOurs =
    (textOf(fields['version']) ?? '').startsWith('Fooocus') || textNamed(found, 'fooocus_scheme') !== null;
  if (!isOurs) return null;
  const [, width, height] = /(\d+)\D+(\d+)/.exec((textOf(fields['resolution']) ?? '').slice(0, 40)) ?? [];
  return {
    ...nothingOf('fooocus'),
    prompt: textOf(fields['prompt']),
    negativePrompt: textOf(fields['negative_prompt']),
    seed: textOf(fields['seed']),
    model: textOf(fields['base_model']),
    steps: countOf(fields['steps']),
    size: sizeOf(width, height),
  };
};

/** SwarmUI writes JSON where others write the text of AUTOMATIC1111. */
const swarmUi: Convention = (found) => {
  const fields = fieldsOf(
    readFields(textNamed(found, 'parameters', 'UserComment') ?? '')?.['sui_image_params'],
  );
  if (!fields) return null;
  return {
    ...nothingOf('swarmUi'),
    prompt: textOf(fields['prompt']),
    negativePrompt: textOf(fields['negativeprompt']),
    seed: textOf(fields['seed']),
    model: textOf(fields['model']),
    steps: countOf(fields['steps']),
    size: sizeOf(fields['width'], fields['height']),
  };
};

const automatic1111: Convention = (found) => {
  for (const { name, text } of found.texts) {
    if (name !== 'parameters' && name !== 'UserComment') continue;
    if (isJson(text)) continue;
    if (/\bSteps: \d/.test(text) || hasNegativeLine(text)) return parseParameters(text, 'automatic1111');
  }
  return null;
};

/** ComfyUI: PNG texts, or in a WebP the EXIF tags Make and Model with the names in front. */
const comfyUi: Convention = (found) => {
  for (const { name, text } of found.texts) {
    const isNamed = name === 'prompt';
    const prefixed = /^prompt:/i.test(text) ? text.slice('prompt:'.length) : null;
    const graph = isNamed ? text : prefixed;
    const nodes = graph === null ? null : readFields(graph);
    if (nodes !== null) return readWorkflow(nodes);
  }
  const isWorkflow = found.texts.some(
    ({ name, text }) => name === 'workflow' || /^workflow:\s*\{/i.test(text),
  );
  return isWorkflow ? nothingOf('comfyUi') : null;
};

const invokeAi: Convention = (found) => {
  const newer = readFields(textNamed(found, 'invokeai_metadata') ?? '');
  if (newer) {
    const model = fieldsOf(newer['model']);
    return {
      ...nothingOf('invokeAi'),
      prompt: textOf(newer['positive_prompt']),
      negativePrompt: textOf(newer['negative_prompt']),
      seed: textOf(newer['seed']),
      model: textOf(model?.['name'], model?.['model_name'], newer['model']),
      steps: countOf(newer['steps']),
      size: sizeOf(newer['width'], newer['height']),
    };
  }
  const older = readFields(textNamed(found, 'sd-metadata') ?? '');
  if (!older) return null;
  const image = fieldsOf(older['image']) ?? {};
  const first = Array.isArray(image['prompt']) ? fieldsOf(image['prompt'][0]) : null;
  return {
    ...nothingOf('invokeAi'),
    prompt: textOf(first?.['prompt'], image['prompt']),
    seed: textOf(image['seed']),
    model: textOf(older['model_weights'], older['model']),
    steps: countOf(image['steps']),
    size: sizeOf(image['width'], image['height']),
  };
};

const novelAi: Convention = (found) => {
  const isOurs = [textNamed(found, 'Software'), textNamed(found, 'Title')].some((text) =>
    /NovelAI/i.test(text ?? ''),
  );
  if (!isOurs) return null;
  const fields = readFields(textNamed(found, 'Comment') ?? '') ?? {};
  return {
    ...nothingOf('novelAi'),
    prompt: textOf(textNamed(found, 'Description'), fields['prompt']),
    negativePrompt: textOf(fields['uc']),
    seed: textOf(fields['seed']),
    model: textOf(textNamed(found, 'Source')),
    steps: countOf(fields['steps']),
    size: sizeOf(fields['width'], fields['height']),
  };
};

/** Characters of the options that are read. */
const mostOptions = 4_000;
const jobMark = /\s*Job ID: ([0-9a-f-]{36})\s*$/i;

/** Midjourney: a description that ends with the number of its job, and options after two hyphens. */
const midjourney: Convention = (found) => {
  const described = [
    textNamed(found, 'Description', 'ImageDescription'),
    xmpValue(textNamed(found, 'XMP') ?? '', 'dc:description'),
  ].find((text) => text !== null && jobMark.test(text.slice(-200)));
  if (!described) return null;
  const asked = described.slice(0, described.length - (jobMark.exec(described.slice(-200))?.[0].length ?? 0));
  const optionsAt = asked.search(/(?:^|\s)--[a-z]/i);
  const [prompt, options] =
    optionsAt < 0
      ? [asked, '']
      : [asked.slice(0, optionsAt), asked.slice(optionsAt, optionsAt + mostOptions)];
  const option = (names: string) => new RegExp(`--(?:${names})\\s+([^\\s]+)`, 'i').exec(options)?.[1];
  const version = option('v|version|niji');
  return {
    ...nothingOf('midjourney'),
    prompt: textOf(prompt),
    negativePrompt: textOf(/--no\s+(\S.*?)(?=\s--|$)/i.exec(options)?.[1]),
    seed: textOf(option('seed')),
    model: version === undefined ? null : `Midjourney ${version}`,
  };
};

const dallE: Convention = ({ credential }) => (credential === 'openai' ? nothingOf('dallE') : null);

/** An object or a list of JSON, whole: what merely begins with a bracket may be words. */
const isJson = (text: string): boolean => /^\s*[[{]/.test(text) && readJson(text) !== null;

/** No program that is known, but words that are meant for people, which JSON is not. */
const unknown: Convention = (found) => {
  const xmp = textNamed(found, 'XMP') ?? '';
  const prompt = textOf(
    ...[
      xmpValue(xmp, 'Iptc4xmpExt:AIPromptInformation'),
      textNamed(found, 'prompt', 'Prompt', 'parameters'),
      textNamed(found, 'Description', 'ImageDescription'),
      textNamed(found, 'UserComment'),
      xmpValue(xmp, 'dc:description'),
    ].filter((text) => text !== null && !isJson(text)),
  );
  if (prompt === null) return null;
  return { ...nothingOf('unknown'), prompt, model: textOf(xmpValue(xmp, 'Iptc4xmpExt:AISystemUsed')) };
};

/** In the order in which they are asked: whoever uses another's form and says so comes first. */
export const conventions: readonly Convention[] = [
  mirrorStudio,
  invokeAi,
  novelAi,
  fooocus,
  swarmUi,
  automatic1111,
  comfyUi,
  midjourney,
  dallE,
  unknown,
];
