/** The programs whose way of writing is known, and what only a credential tells of. */
export const forensicsSources = [
  'mirrorStudio',
  'automatic1111',
  'comfyUi',
  'swarmUi',
  'invokeAi',
  'novelAi',
  'midjourney',
  'fooocus',
  'dallE',
  'unknown',
] as const;
export type ForensicsSource = (typeof forensicsSources)[number];

/** What each program that is not ours calls itself, in every language. */
export const forensicsPrograms: Readonly<
  Record<Exclude<ForensicsSource, 'mirrorStudio' | 'unknown'>, string>
> = {
  automatic1111: 'AUTOMATIC1111',
  comfyUi: 'ComfyUI',
  swarmUi: 'SwarmUI',
  invokeAi: 'InvokeAI',
  novelAi: 'NovelAI',
  midjourney: 'Midjourney',
  fooocus: 'Fooocus',
  dallE: 'DALL·E',
};

/** What a convention makes of the texts of a file. All of it is a stranger's word. */
export interface Understood {
  readonly source: ForensicsSource;
  readonly prompt: string | null;
  readonly negativePrompt: string | null;
  /** As it is written: it may be larger than a number holds. */
  readonly seed: string | null;
  readonly model: string | null;
  readonly steps: number | null;
  readonly size: { readonly width: number; readonly height: number } | null;
}

/** Nothing but where it is from; what is known is put over it. */
export const nothingOf = (source: ForensicsSource): Understood => ({
  source,
  prompt: null,
  negativePrompt: null,
  seed: null,
  model: null,
  steps: null,
  size: null,
});
