import * as v from 'valibot';
import { languageModelLimits, libraryLimits } from '../../constants/prompts.ts';
import { promptSlots } from '../../prompts/slots.ts';
import { languages } from '../../texts/index.ts';
import { endpoint } from '../endpoint.ts';
import { textAtMost } from '../prompt-schemas.ts';
import { flag, text } from '../wire.ts';

const words = textAtMost(libraryLimits.slotCharacters);

/** What a language model proposes for one slot: words of its own, and why. */
const change = v.object({
  slot: v.picklist(promptSlots),
  words,
  /** Empty where it gave none. */
  reason: textAtMost(languageModelLimits.reasonCharacters),
});

export const composerEndpoints = {
  composer: endpoint({
    method: 'GET',
    path: '/api/composer',
    response: v.object({
      /** The name of the language model; null: the built-in composer, which works in the browser. */
      model: v.nullable(text),
      /** It can be asked what a picture shows (POST /api/forensics/description). */
      seesPictures: flag,
    }),
    docs: {
      summary:
        'Which language model varies and improves prompts here, or none, and whether it sees pictures.',
      sample: { response: { model: 'OpenAI', seesPictures: false } },
    },
  }),
  composePrompt: endpoint({
    method: 'POST',
    path: '/api/composer',
    // Each answer is paid for.
    retriedWhenLost: false,
    request: v.object({
      task: v.picklist(['vary', 'improve']),
      /** The words of the slots that are filled, with what alternates in them. */
      slots: v.object(v.entriesFromList(promptSlots, v.optional(words))),
      language: v.picklist(languages),
    }),
    response: v.object({
      /** For an improvement none: nothing is missing. */
      changes: v.array(change),
      model: text,
    }),
    docs: {
      summary:
        'Asks the language model for another prompt of the same subject, or for more of this one. Nothing is kept.',
      errors: [
        'RATE_LIMITED',
        'PROVIDER_KEY_MISSING',
        'PROVIDER_REFUSED',
        'PROVIDER_BAD_REQUEST',
        'PROVIDER_RATE_LIMIT',
        'PROVIDER_TIMEOUT',
        'PROVIDER_DOWN',
      ],
      sample: {
        request: { task: 'vary', slots: {}, language: 'en' },
        response: {
          changes: [{ slot: 'light', words: 'low winter sun', reason: 'No light was named.' }],
          model: 'OpenAI',
        },
      },
    },
  }),
};
