import { oneIntentOnce } from '../fuzz/intents.ts';
import { defineFuzz } from '../fuzz/suite.ts';
import { promptEditorFlow } from './prompt-editor.flow.ts';
import type { SaveRequest } from './prompt-editor.types.ts';

/** A prompt that is kept already. */
export const keptPromptFuzz = defineFuzz({ flow: promptEditorFlow, input: () => ({ id: 'p1' }) });

/** A new one: it is created once. Nothing is read before. */
export const newPromptFuzz = defineFuzz({
  flow: promptEditorFlow,
  parallel: ['readPrompt'],
  rules: () => {
    const intents = oneIntentOnce('saveVersion');
    return {
      asked: (call, moment) =>
        call.effect === 'saveVersion' && (call.input as SaveRequest).id === null
          ? intents(call, moment)
          : undefined,
    };
  },
});
