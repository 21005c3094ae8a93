import { forensicsLimits } from '../../constants/forensics.ts';
import { countOf, type Fields, fieldsOf, sizeOf, textOf } from './json.ts';
import { nothingOf, type Understood } from './understood.ts';

/** A node of the graph: what it does, and its inputs, each a value or a link to another node. */
interface Node {
  readonly kind: string;
  readonly inputs: Fields;
}

const mostSteps = 64;

/**
 * Reads the graph of ComfyUI (decisions: reverse forensics): the sampler says seed and steps, and from its links the words
 * are found. Takes the nodes by their number. A graph that goes in circles is left after some steps.
 */
export function readWorkflow(graph: Fields): Understood {
  const nodes = new Map<string, Node>();
  for (const [id, value] of Object.entries(graph).slice(0, forensicsLimits.jsonNodes)) {
    const node = fieldsOf(value);
    if (node)
      nodes.set(id, { kind: textOf(node['class_type']) ?? '', inputs: fieldsOf(node['inputs']) ?? {} });
  }
  const all = [...nodes.values()];
  const sampler =
    all.find(({ inputs }) => 'positive' in inputs && ('seed' in inputs || 'noise_seed' in inputs)) ??
    all.find(({ kind }) => /Sampler/.test(kind));
  const encoder = all.find(({ kind }) => kind.startsWith('CLIPTextEncode'));
  const noise = all.find(({ inputs }) => 'noise_seed' in inputs);
  const scheduler = all.find(({ inputs }) => 'steps' in inputs);
  const canvas = all.find(({ kind }) => /Latent/.test(kind) && !/Upscale/.test(kind));
  const loader = all.find(({ kind }) => /^(Checkpoint|UNET)Loader/.test(kind));
  return {
    ...nothingOf('comfyUi'),
    prompt:
      (sampler && wordsOf(sampler.inputs['positive'], nodes)) ?? (encoder ? wordsIn(encoder, nodes) : null),
    negativePrompt: sampler ? wordsOf(sampler.inputs['negative'], nodes) : null,
    seed: textOf(sampler?.inputs['seed'], sampler?.inputs['noise_seed'], noise?.inputs['noise_seed']),
    model: textOf(loader?.inputs['ckpt_name'], loader?.inputs['unet_name']),
    steps: countOf(sampler?.inputs['steps'], scheduler?.inputs['steps']),
    size: canvas ? sizeOf(canvas.inputs['width'], canvas.inputs['height']) : null,
  };
}

/** The words at the end of a link: those of the first node on the way that has some. */
function wordsOf(link: unknown, nodes: ReadonlyMap<string, Node>): string | null {
  const waiting = [link];
  for (let step = 0; step < mostSteps && waiting.length > 0; step++) {
    const next = waiting.shift();
    const node = Array.isArray(next) ? nodes.get(String(next[0])) : undefined;
    if (!node) continue;
    const words = ownWords(node);
    if (words !== null) return words;
    waiting.push(...Object.values(node.inputs).filter(Array.isArray).slice(0, mostSteps));
  }
  return null;
}

const ownWords = ({ inputs }: Node) =>
  textOf(
    ...['text', 'text_g', 'text_l', 't5xxl', 'string', 'value', 'prompt']
      .map((name) => inputs[name])
      .filter((value) => typeof value === 'string'),
  );

const wordsIn = (node: Node, nodes: ReadonlyMap<string, Node>): string | null =>
  ownWords(node) ?? wordsOf(node.inputs['text'], nodes);
