import type { PromptSummary } from '@mirror-studio/domain/contract';

/** The tags and collections that can be chosen from, and how many prompts bear each. */
export interface PromptLabels {
  readonly tags: readonly { readonly name: string; readonly prompts: number }[];
  readonly collections: readonly { readonly name: string; readonly prompts: number }[];
  /** Of the whole library, whatever the filter. */
  readonly prompts: number;
}

/** A prompt with the labels that it is to have. */
export type Labelled = Pick<PromptSummary, 'id'> & Partial<Pick<PromptSummary, 'tags' | 'collection'>>;
