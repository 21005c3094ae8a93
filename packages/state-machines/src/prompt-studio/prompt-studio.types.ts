import type {
  PromptReading,
  PromptSlot,
  PromptSlots,
  RecentPrompt,
  SlotValue,
  WordedPrompt,
} from '@mirror-studio/domain/prompts';
import type { ProposedSlots } from '@mirror-studio/domain/prompts/composer';
import type { Language } from '@mirror-studio/domain/texts';
import type { Effect } from '../shared/effects.ts';
import type { Failure } from '../shared/failure.ts';
import type { NoticeRaised } from '../shared/notice.ts';

/** What a reading of a prompt depends on. */
export interface ReadRequest {
  readonly slots: PromptSlots;
  /** A whole number, under which the examples are drawn. */
  readonly seed: number;
  /** Of the choices. */
  readonly language: Language;
}

/** Why the built-in composer did what a language model was asked for. */
export interface DoneInstead {
  /** Left out where nobody else was asked, or who was asked did it. */
  readonly refusal?: Failure | undefined;
}

/** Other choices or words for the same subject. */
export interface VariedSlots extends DoneInstead {
  readonly slots: PromptSlots;
}

/** A prompt as it was before a change, or is again after it. */
export interface PromptVersion extends WordedPrompt {
  readonly seed: number;
}

/** Words in the field of a slot, which fill it when the field is left. */
export interface TypedWords {
  readonly slot: PromptSlot;
  readonly words: string;
}

export interface PromptStudioInput {
  /** The language that the slots are put into. */
  readonly language: Language;
  /** What was being composed; left out, nothing. */
  readonly draft?: PromptVersion | null;
  /** What was known of the draft, to be shown until it is read again. */
  readonly reading?: PromptReading | null;
  /** Those that were used, newest first. Default none. */
  readonly recent?: readonly RecentPrompt[];
  /** The id of the template that was taken last. */
  readonly template?: string | null;
  /** The slot at which a ritual was left off; left out, there was none. */
  readonly ritualSlot?: PromptSlot | null;
  /** What stood in the field of a slot when the page was left. */
  readonly typed?: TypedWords | null;
}

export interface PromptStudioContext extends PromptVersion {
  readonly language: Language;
  /** Newest last. */
  readonly past: readonly PromptVersion[];
  /** What was undone, the next last. */
  readonly future: readonly PromptVersion[];
  /** The slot that is filled, asked for, or was last. */
  readonly slot: PromptSlot;
  /** What stands in the field of that slot, once somebody has typed in it. */
  readonly typed: TypedWords | null;
  /** What is being read, or was. */
  readonly asked: ReadRequest | null;
  /** What is known of the prompt: of an earlier one while it is read. */
  readonly reading: PromptReading | null;
  /** What `reading` was made of. */
  readonly readOf: ReadRequest | null;
  /** Stays while it is on its way out. */
  readonly proposal: ProposedSlots | null;
  /** The built-in composer did last what a language model was asked for. */
  readonly isInstead: boolean;
  readonly template: string | null;
  readonly recent: readonly RecentPrompt[];
  /** The slot at which it goes on with a ritual. */
  readonly arrivesAt: PromptSlot | null;
}

export type PromptStudioEvent =
  | { readonly type: 'slot.opened'; readonly slot: PromptSlot }
  /** What is typed fills the slot. */
  | { readonly type: 'slot.closed' }
  /** In the field of the slot that is open or asked for. */
  | { readonly type: 'slot.typed'; readonly words: string }
  /** With the words of the choice, as they were read. */
  | {
      readonly type: 'slot.filled';
      readonly slot: PromptSlot;
      readonly value: SlotValue;
      readonly words: string;
    }
  | { readonly type: 'slot.cleared'; readonly slot: PromptSlot }
  /** Another prompt of the same subject, or one from nothing. */
  | { readonly type: 'vary.requested' }
  | { readonly type: 'improve.requested' }
  /** Takes back what was asked for. */
  | { readonly type: 'request.cancelled' }
  | { readonly type: 'proposal.accepted' }
  | { readonly type: 'proposal.dismissed' }
  | { readonly type: 'undo.requested' }
  | { readonly type: 'redo.requested' }
  | { readonly type: 'template.chosen'; readonly id: string; readonly slots: PromptSlots }
  | { readonly type: 'recent.chosen'; readonly prompt: RecentPrompt }
  | { readonly type: 'prompt.cleared' }
  /** Other examples. */
  | { readonly type: 'seed.drawn' }
  | { readonly type: 'reading.retried' }
  | { readonly type: 'ritual.begun' }
  | { readonly type: 'ritual.skipped' }
  | { readonly type: 'ritual.returned' }
  | { readonly type: 'ritual.ended' }
  /** With one of the examples, by its place. */
  | { readonly type: 'shoot.requested'; readonly example: number }
  | { readonly type: 'prompt.copied' }
  | { readonly type: 'language.changed'; readonly language: Language };

export type PromptStudioEmitted =
  | NoticeRaised
  /** A prompt, resolved, is to be shot. */
  | { readonly type: 'shoot.wanted'; readonly prompt: string };

/** What the flow needs from outside: the composer, which is fetched when it is first asked. */
export interface PromptStudioActors {
  /** Puts the slots into words, with examples and the number of ways. */
  readonly readPrompt: Effect<ReadRequest, PromptReading>;
  /** Draws other choices for the same subject, or a prompt from nothing. */
  readonly varyPrompt: Effect<ReadRequest, VariedSlots>;
  /** Proposes more for the prompt, and says why. */
  readonly improvePrompt: Effect<ReadRequest, ProposedSlots & DoneInstead>;
}
