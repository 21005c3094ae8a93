import { readFileSync } from 'node:fs';
import { type EngineId, isEngineId } from '@mirror-studio/domain/photo-shoot';
import * as v from 'valibot';
import { StartError } from './start-error.ts';
import { text, web } from './variables.ts';

export const engineTypes = ['comfyui', 'automatic1111', 'openai'] as const;
export type EngineType = (typeof engineTypes)[number];

/** A workflow of ComfyUI in the form that its API takes: nodes by their ids. */
export type Workflow = Readonly<Record<string, unknown>>;

/** An image engine that whoever runs this studio runs too; its address may be a private one. */
export interface ImageEngineConfig {
  readonly type: EngineType;
  /** What is shown. */
  readonly label: string;
  readonly url: string;
  /** ComfyUI, OpenAI's protocol: a bearer token. AUTOMATIC1111: `user:password`. */
  readonly key: string | null;
  /** The checkpoint, or the name of the model; null: the engine's own choice, where it has one. */
  readonly model: string | null;
  /** ComfyUI: instead of the bundled ones. */
  readonly workflow: Workflow | null;
}

const parts = ['TYPE', 'URL', 'LABEL', 'KEY', 'MODEL', 'WORKFLOW'] as const;
const shape = new RegExp(`^IMAGE_ENGINE_([A-Z0-9_]+)_(${parts.join('|')})$`);
const engine = v.object({
  TYPE: v.picklist(engineTypes, `must be ${engineTypes.join(', ').replace(/, ([^,]*)$/, ' or $1')}`),
  URL: v.nonOptional(web(), 'must be given'),
  LABEL: text,
  KEY: text,
  MODEL: text,
  WORKFLOW: text,
});
const workflow = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.looseObject({ class_type: v.string() })),
);

/**
 * The engines among environment variables, `IMAGE_ENGINE_<NAME>_TYPE` and so on, by their ids in the order of their
 * names. Throws StartError with one line that names the variable and what it must be.
 */
export function readImageEngines(
  variables: Readonly<Record<string, string | undefined>>,
): Record<EngineId, ImageEngineConfig> {
  const found = Object.entries(variables).flatMap(([variable, value]) => {
    const [, name, part] = shape.exec(variable) ?? [];
    return name && part ? [{ name, part, value }] : [];
  });
  const byName = Map.groupBy(found, ({ name }) => name);
  return Object.fromEntries(
    [...byName]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, settings]) => {
        const id = `engine-${name.toLowerCase().replaceAll('_', '-')}`;
        if (!isEngineId(id))
          throw new StartError(
            `IMAGE_ENGINE_${name}_TYPE must have a name of at most 40 letters and digits.`,
          );
        return [id, readEngine(name, Object.fromEntries(settings.map(({ part, value }) => [part, value])))];
      }),
  );
}

function readEngine(name: string, settings: Record<string, string | undefined>): ImageEngineConfig {
  const variable = (part: string) => `IMAGE_ENGINE_${name}_${part}`;
  const result = v.safeParse(engine, settings);
  if (!result.success) {
    const [issue] = result.issues;
    const given = settings[v.getDotPath(issue) ?? ''] !== undefined;
    throw new StartError(
      `${variable(v.getDotPath(issue) ?? '')} ${given || issue.message.startsWith('must') ? issue.message : 'must be given'}.`,
    );
  }
  const { TYPE, URL, LABEL, KEY, MODEL, WORKFLOW } = result.output;
  if (TYPE === 'comfyui' && MODEL === undefined && WORKFLOW === undefined)
    throw new StartError(
      `${variable('MODEL')} must name a checkpoint, unless ${variable('WORKFLOW')} is given.`,
    );
  if (TYPE === 'openai' && MODEL === undefined)
    throw new StartError(`${variable('MODEL')} must name a model.`);
  if (TYPE !== 'comfyui' && WORKFLOW !== undefined)
    throw new StartError(`${variable('WORKFLOW')} is for engines of the type comfyui alone.`);
  return {
    type: TYPE,
    label: LABEL ?? name.toLowerCase().replaceAll('_', ' '),
    url: URL.replace(/\/+$/, ''),
    key: KEY ?? null,
    model: MODEL ?? null,
    workflow: WORKFLOW === undefined ? null : readWorkflow(variable('WORKFLOW'), WORKFLOW),
  };
}

function readWorkflow(variable: string, path: string): Workflow {
  let file: string;
  try {
    file = readFileSync(path, 'utf8');
  } catch {
    throw new StartError(`${variable} must be the path of a file that can be read.`);
  }
  const read = v.safeParse(workflow, file);
  if (!read.success)
    throw new StartError(`${variable} must be a workflow in the API's form ("Export (API)" in ComfyUI).`);
  if (!file.includes('{{prompt}}'))
    throw new StartError(`${variable} must have {{prompt}} as one of its inputs.`);
  return read.output;
}
