import { forensicsLimits } from '../../constants/forensics.ts';
import { countOf, type Fields, fieldsOf, sizeOf, textOf } from './json.ts';
import { nothingOf, type Understood } from './understood.ts';

/** A node of the graph: what it does, and its inputs, each a value or a link to an output of another node. */
interface Node {
  readonly kind: string;
  readonly inputs: Fields;
}

/** The two conditions that a sampler draws by. */
type Side = 'positive' | 'negative';

/** Words; the empty text for none; null where they cannot be known. */
type Words = string | null;

/** Links that are followed from one input. */
const mostSteps = 64;

/** What nodes call a text that they hold, the one that was drawn first: a wildcard's choice before its pattern. */
const textInputs = [
  'populated_text',
  'text',
  'text_g',
  'text_l',
  't5xxl',
  'clip_l',
  'string',
  'String',
  'value',
  'prompt',
];
const numberInputs = ['value', 'Value', 'int', 'number', 'seed', 'noise_seed'];
/** Nodes that hand on a text as it is. What any other makes of one is not known. */
const textHolder =
  /primitive|literal|constant|multiline|reroute|show ?text|preview|wildcard|prompt|^text$|text ?box|^(cr|ttn|jw|easy)\b|string$/i;
/** Nodes whose first output is the positive condition, and whose second is the negative. */
const handsOnBoth = /controlnet|inpaint|instructpix/i;
const textJoiner = /concat|join|combine|append/i;
const joinedInput = /^(string|text|str|input|prompt|value|prepend|append)(_?([a-z]|\d+))?$/i;

/**
 * Reads the graph of ComfyUI (decisions: reverse forensics): from the sampler its links are followed to what it was given.
 * What cannot be followed is unknown, never another node's text. A graph that goes in circles is left after some steps.
 *
 * @param graph - The nodes by their number.
 */
export function readWorkflow(graph: Fields): Understood {
  const nodes = new Map<string, Node>();
  for (const [id, value] of Object.entries(graph).slice(0, forensicsLimits.jsonNodes)) {
    const node = fieldsOf(value);
    if (node)
      nodes.set(id, { kind: textOf(node['class_type']) ?? '', inputs: fieldsOf(node['inputs']) ?? {} });
  }
  return new Workflow(nodes).understood();
}

class Workflow {
  readonly #nodes: ReadonlyMap<string, Node>;
  readonly #all: readonly Node[];
  /** Left for the value that is being looked for. */
  #steps = 0;

  constructor(nodes: ReadonlyMap<string, Node>) {
    this.#nodes = nodes;
    this.#all = [...nodes.values()];
  }

  understood(): Understood {
    const sampler = this.#sampler();
    const inputs: Fields = sampler?.inputs ?? {};
    const noise = this.#linked(inputs['noise']) ?? this.#all.find((node) => 'noise_seed' in node.inputs);
    const sigmas = this.#linked(inputs['sigmas']) ?? this.#all.find((node) => 'steps' in node.inputs);
    const canvas =
      this.#upstream(inputs['latent_image'] ?? inputs['samples'], ['latent_image', 'samples'], isCanvas) ??
      this.#all.find(isCanvas);
    return {
      ...nothingOf('comfyUi'),
      prompt: sampler ? this.#conditionOf(sampler, 'positive') : this.#onlyWords(),
      negativePrompt: sampler ? this.#conditionOf(sampler, 'negative') : null,
      seed: this.#number(inputs['seed'], inputs['noise_seed'], noise?.inputs['noise_seed']),
      model: this.#model(sampler),
      steps: countOf(this.#number(inputs['steps'], sigmas?.inputs['steps'])),
      size: canvas
        ? sizeOf(this.#number(canvas.inputs['width']), this.#number(canvas.inputs['height']))
        : null,
    };
  }

  /** What draws the picture: a sampler that begins with a canvas before one that works over a part of a picture. */
  #sampler(): Node | undefined {
    const drawing = this.#all.filter(
      ({ inputs }) =>
        'guider' in inputs || ('positive' in inputs && ('seed' in inputs || 'noise_seed' in inputs)),
    );
    return (
      drawing.find(({ inputs }) => 'latent_image' in inputs) ??
      drawing[0] ??
      this.#all.find(({ kind }) => /Sampler/.test(kind))
    );
  }

  /** The words of a graph without a sampler that is known. */
  #onlyWords(): Words {
    const encoder = this.#all.find(({ kind }) => kind.startsWith('CLIPTextEncode'));
    return encoder ? this.#follow(() => this.#wordsOfEncoder(encoder)) : null;
  }

  #conditionOf(sampler: Node, side: Side): Words {
    return this.#follow(() => {
      const guider = this.#linked(sampler.inputs['guider']);
      if (!guider) return this.#condition(sampler.inputs[side], side);
      if (side in guider.inputs) return this.#condition(guider.inputs[side], side);
      // One that weighs two prompts against one negative, and one that has a prompt alone.
      return side === 'negative'
        ? ''
        : this.#condition(guider.inputs['cond1'] ?? guider.inputs['conditioning'], side);
    });
  }

  /** The words at the end of a link to a condition. Takes which side the sampler has it as. */
  #condition(link: unknown, side: Side): Words {
    const node = this.#step(link);
    if (!node) return null;
    const { kind, inputs } = node;
    if (/ZeroOut/.test(kind)) return '';
    if ('positive' in inputs && 'negative' in inputs) {
      // It hands on both conditions. Where the places of its outputs are known, they say which this one is.
      const output = Array.isArray(link) && handsOnBoth.test(kind) ? link[1] : null;
      const asked: Side = output === 0 ? 'positive' : output === 1 ? 'negative' : side;
      const given = inputs[asked];
      return typeof given === 'string' ? given : (this.#condition(given, asked) ?? this.#text(given));
    }
    const conditions = Object.entries(inputs).filter(
      ([name, value]) => /^cond(itioning)?(_|\d|$)/.test(name) && Array.isArray(value),
    );
    if (conditions.length > 0)
      return joined([...new Set(conditions.map(([, value]) => this.#condition(value, side)))]);
    if (/reroute/i.test(kind)) return this.#condition(onlyLink(inputs), side);
    return /encode/i.test(kind) ? this.#wordsOfEncoder(node) : null;
  }

  #wordsOfEncoder({ inputs }: Node): Words {
    const given = textInputs.filter((name) => name in inputs).map((name) => this.#text(inputs[name]));
    return (
      given.find((words) => words !== null && words.trim() !== '') ??
      (given.includes(null) ? null : (given[0] ?? null))
    );
  }

  /** A text, or the text at the end of a link. */
  #text(value: unknown): Words {
    if (typeof value === 'string') return value;
    const node = this.#step(value);
    if (!node) return null;
    const { kind, inputs } = node;
    if (textJoiner.test(kind)) {
      const parts = Object.entries(inputs).filter(([name]) => joinedInput.test(name));
      const delimiter = inputs['delimiter'] ?? inputs['separator'];
      return joined(
        parts.map(([, part]) => this.#text(part)),
        typeof delimiter === 'string' ? delimiter.replaceAll('\\n', '\n') : '',
      );
    }
    if (!textHolder.test(kind)) return null;
    const name = textInputs.find((one) => one in inputs);
    return this.#text(name === undefined ? onlyLink(inputs) : inputs[name]);
  }

  /** The first of some values that is a number, or a link to one, as a text. */
  #number(...values: readonly unknown[]): string | null {
    for (const value of values) {
      const found = this.#follow(() => this.#numberAt(value));
      if (found !== null) return found;
    }
    return null;
  }

  #numberAt(value: unknown): string | null {
    if (!Array.isArray(value)) return textOf(value);
    const inputs = this.#step(value)?.inputs ?? {};
    const name = numberInputs.find((one) => one in inputs);
    return this.#numberAt(name === undefined ? onlyLink(inputs) : inputs[name]);
  }

  #model(sampler: Node | undefined): string | null {
    const guider = this.#linked(sampler?.inputs['guider']);
    const link = sampler?.inputs['model'] ?? guider?.inputs['model'];
    const loader = this.#upstream(link, ['model'], isLoader) ?? this.#all.find(isLoader);
    return textOf(loader?.inputs['ckpt_name'], loader?.inputs['unet_name']);
  }

  /** The first node of a kind along links of these names. */
  #upstream(link: unknown, names: readonly string[], isWanted: (node: Node) => boolean): Node | undefined {
    let next = link;
    for (let step = 0; step < mostSteps; step++) {
      const node = this.#linked(next);
      if (!node || isWanted(node)) return node;
      next = node.inputs[names.find((name) => name in node.inputs) ?? ''];
    }
    return undefined;
  }

  #linked(link: unknown): Node | undefined {
    return Array.isArray(link) ? this.#nodes.get(String(link[0])) : undefined;
  }

  /** One step along a link of the value that is being followed. */
  #step(link: unknown): Node | undefined {
    this.#steps -= 1;
    return this.#steps < 0 ? undefined : this.#linked(link);
  }

  #follow<Value>(read: () => Value): Value {
    this.#steps = mostSteps;
    return read();
  }
}

const isCanvas = ({ kind, inputs }: Node) =>
  /Latent/.test(kind) && !/Upscale/.test(kind) && 'width' in inputs && 'height' in inputs;

const isLoader = ({ inputs }: Node) =>
  typeof inputs['ckpt_name'] === 'string' || typeof inputs['unet_name'] === 'string';

/** Of a node that hands on one thing, whatever it calls it. */
function onlyLink(inputs: Fields): unknown {
  const links = Object.values(inputs).filter(Array.isArray);
  return links.length === 1 ? links[0] : undefined;
}

/** Words one after the other, without those that say nothing; unknown where one of them is. */
function joined(parts: readonly Words[], separator = ', '): Words {
  if (parts.includes(null) || parts.length === 0) return null;
  return parts.filter((part) => part !== '').join(separator);
}
