/** Words that a slot offers, in both languages. They say the same, and neither has a character of the grammar. */
export interface PromptChoice {
  /** Of one slot; stays what it is when the words are changed. */
  readonly id: string;
  readonly en: string;
  readonly es: string;
}
