import { promptLimits } from '../../constants/prompts.ts';
import type { ParamsArgument, TextKey, TextParams } from '../../texts/index.ts';
import type { PromptFault, PromptFaultCode } from './tree.ts';

/** Says a text of the namespace `prompts` in the language of the reader, as `useTexts` gives it. */
export type SayPrompts = <Key extends TextKey<'prompts'>>(
  key: Key,
  ...params: ParamsArgument<TextParams<'prompts', Key>>
) => string;

/**
 * Whether a fault keeps a prompt from saying what was meant, or is only worth knowing (pages: prompt studio;
 * decisions: prompt generation): too many combinations to list are no mistake, nor are weights of other tools.
 */
export function faultSeverity(code: PromptFaultCode): 'error' | 'note' {
  return code === 'tooManyCombinations' || code === 'foreignWeight' ? 'note' : 'error';
}

/**
 * What is wrong, in words (decisions: prompt generation).
 *
 * @param fault - From `parsePrompt`.
 * @param say - Says a text of the namespace `prompts`.
 * @returns A sentence or two.
 */
export function faultText({ code, name, nearest }: PromptFault, say: SayPrompts): string {
  const list = { name: name ?? '' };
  switch (code) {
    case 'unknownList':
      return nearest === null
        ? say('fault_unknownList', list)
        : say('fault_unknownListNear', { ...list, nearest });
    case 'emptyList':
      return say('fault_emptyList', list);
    case 'listCycle':
      return say('fault_listCycle', list);
    case 'tooDeep':
      return name === null
        ? say('fault_tooDeep', { limit: promptLimits.depth })
        : say('fault_listTooDeep', { name, limit: promptLimits.depth });
    case 'tooLong':
      return say('fault_tooLong', { limit: promptLimits.templateCharacters });
    case 'resolvesTooLong':
      return say('fault_resolvesTooLong', { limit: promptLimits.resolvedCharacters });
    case 'tooManyCombinations':
      return say('fault_tooManyCombinations', { limit: promptLimits.enumeratedCombinations });
    case 'unclosedBrace':
    case 'unclosedList':
    case 'strayBrace':
    case 'strayPipe':
    case 'severalOptions':
    case 'foreignWeight':
      return say(`fault_${code}`);
  }
}
