/** A part of a text: from the first UTF-16 unit up to, not including, the last. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
}

/** Words as they are, without their escapes. */
export interface PromptText extends TextRange {
  readonly kind: 'text';
  readonly text: string;
}

/** `{silk|linen}`: one of the options is taken. */
export interface PromptAlternation extends TextRange {
  readonly kind: 'alternation';
  readonly options: readonly PromptOption[];
}

/** `__light__`: one of the values of the list is taken. */
export interface PromptListReference extends TextRange {
  readonly kind: 'list';
  /** As it is looked up: composed Unicode (NFC), in lower case. */
  readonly name: string;
  /** As it is written, underscores included: what stands in the resolved text when there is no such list. */
  readonly text: string;
}

export type PromptNode = PromptText | PromptAlternation | PromptListReference;

/** One way of an alternation, or one value of a list; the range of the latter counts within the value. */
export interface PromptOption extends TextRange {
  /** How often it is taken beside the others: `{3::silk|linen}`. 1 when nothing says otherwise; with 0 never, while another can be. */
  readonly weight: number;
  readonly nodes: readonly PromptNode[];
}

/** A prompt that has been read, with the lists that it chooses from. */
export interface PromptTree extends TextRange {
  readonly nodes: readonly PromptNode[];
  /** The lists that can be chosen from, by name; one that is unknown or broken is not among them. */
  readonly lists: ReadonlyMap<string, readonly PromptOption[]>;
  readonly combinations: Combinations;
  /** The most UTF-16 units that the resolved text can have, a little more at times; saturates as the count does. */
  readonly longest: number;
}

/** How many ways there are to choose. */
export interface Combinations {
  /** Exact up to `Number.MAX_SAFE_INTEGER`, where it stops. Two ways that give the same words count twice. */
  readonly count: number;
  /** False when there are more than `count`. */
  readonly exact: boolean;
}

/** Named lists: the values of each are prompts themselves. A list that changes is a new array: one is read once. */
export type PromptLists = Readonly<Record<string, readonly string[]>>;

export type PromptFaultCode =
  | 'unclosedBrace'
  | 'strayPipe'
  | 'strayBrace'
  | 'unclosedList'
  | 'unknownList'
  | 'emptyList'
  | 'listCycle'
  | 'severalOptions'
  | 'foreignWeight'
  | 'tooDeep'
  | 'tooLong'
  | 'resolvesTooLong'
  | 'tooManyCombinations';

/** What is wrong with a prompt, and where. */
export interface PromptFault extends TextRange {
  readonly code: PromptFaultCode;
  /** The list that it is about, as it is looked up; null when it is about none. */
  readonly name: string | null;
  /** Of a list that there is not, the known name that is most like it; null when none is. */
  readonly nearest: string | null;
}

/** The options that can be taken: those that weigh something, or all where none does (decisions: prompt generation). */
export function drawableOptions(options: readonly PromptOption[]): readonly PromptOption[] {
  const weighty = options.filter(({ weight }) => weight > 0);
  return weighty.length > 0 ? weighty : options;
}
