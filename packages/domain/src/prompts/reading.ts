import type { Combinations, PromptFault } from './grammar/tree.ts';
import type { PromptSlot, PromptSlots } from './slots.ts';

/** A part of a slot's words: as they are, or one of several. */
export type PromptPiece =
  | { readonly kind: 'words'; readonly text: string }
  | {
      readonly kind: 'fan';
      /** As it is written: `{silk|linen}`. */
      readonly source: string;
      /** The first of what it can become, at most `promptLimits.fanned`. */
      readonly options: readonly string[];
      /** How many more there are. */
      readonly more: number;
    };

/** A slot as it is read. */
export interface ReadSlot {
  /** As they are written, in the language. */
  readonly words: string;
  readonly pieces: readonly PromptPiece[];
}

/** All that the prompt studio shows of a prompt (pages: prompt studio). */
export interface PromptReading {
  /** Joined, with its alternations and lists. */
  readonly text: string;
  /** Those that are filled. */
  readonly slots: { readonly [Slot in PromptSlot]?: ReadSlot };
  readonly combinations: Combinations;
  /** Resolved under the seed, all different. */
  readonly examples: readonly string[];
  readonly faults: readonly PromptFault[];
}

/** A prompt with the words of its choices, as they were read last: what is kept of it. */
export interface WordedPrompt {
  readonly slots: PromptSlots;
  readonly words: { readonly [Slot in PromptSlot]?: string };
}

/** One that was used (pages: prompt studio). */
export interface RecentPrompt extends WordedPrompt {
  /** Joined, by which it is known again. */
  readonly text: string;
}
