import type { Workflow } from '../config/index.ts';

/** What stands in a workflow as `{{name}}`, and is filled in for each picture. */
export interface WorkflowInputs {
  readonly prompt: string;
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  /** The checkpoint. */
  readonly model: string;
  /** The name under which the engine keeps the reference image. */
  readonly reference: string;
}

const node = (class_type: string, inputs: Readonly<Record<string, unknown>>) => ({ class_type, inputs });

const sampler = (latent: string, denoise: number) =>
  node('KSampler', {
    seed: '{{seed}}',
    steps: 25,
    cfg: 7,
    sampler_name: 'dpmpp_2m',
    scheduler: 'karras',
    denoise,
    model: ['checkpoint', 0],
    positive: ['prompt', 0],
    negative: ['without', 0],
    latent_image: [latent, 0],
  });

const shared = {
  checkpoint: node('CheckpointLoaderSimple', { ckpt_name: '{{model}}' }),
  prompt: node('CLIPTextEncode', { text: '{{prompt}}', clip: ['checkpoint', 1] }),
  without: node('CLIPTextEncode', { text: '', clip: ['checkpoint', 1] }),
  pixels: node('VAEDecode', { samples: ['sampler', 0], vae: ['checkpoint', 2] }),
  saved: node('SaveImage', { images: ['pixels', 0], filename_prefix: 'mirror-studio' }),
};

/** A picture from the prompt alone, with any checkpoint of Stable Diffusion. */
export const textToImage: Workflow = {
  ...shared,
  latent: node('EmptyLatentImage', { width: '{{width}}', height: '{{height}}', batch_size: 1 }),
  sampler: sampler('latent', 1),
};

/** The same that begins with the reference image. */
export const imageToImage: Workflow = {
  ...shared,
  reference: node('LoadImage', { image: '{{reference}}' }),
  sized: node('ImageScale', {
    image: ['reference', 0],
    upscale_method: 'lanczos',
    width: '{{width}}',
    height: '{{height}}',
    crop: 'center',
  }),
  latent: node('VAEEncode', { pixels: ['sized', 0], vae: ['checkpoint', 2] }),
  sampler: sampler('latent', 0.6),
};

/** Says whether a workflow has a place for an input. */
export const takes = (workflow: Workflow, input: keyof WorkflowInputs): boolean =>
  JSON.stringify(workflow).includes(`{{${input}}}`);

/**
 * A workflow with its inputs filled in: a text that is nothing but `{{name}}` becomes the input itself, a number where it
 * is one; within a text its words. Values are replaced, not the text of the file: what a prompt says stays a text.
 */
export function filled<Part>(part: Part, inputs: WorkflowInputs): Part {
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const alone = /^\{\{(\w+)\}\}$/.exec(value)?.[1];
      if (alone && Object.hasOwn(inputs, alone)) return inputs[alone as keyof WorkflowInputs];
      return value.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) =>
        Object.hasOwn(inputs, name) ? String(inputs[name as keyof WorkflowInputs]) : whole,
      );
    }
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fill(inner)]));
  };
  return fill(part) as Part;
}
