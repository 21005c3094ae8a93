import type { PromptSlot, PromptSlots } from '@mirror-studio/domain/prompts';
import { prompts } from '@mirror-studio/domain/texts/en/prompts';
import { useState } from 'react';
import { asPopover } from '../../../../test/keyboard/rows.tsx';
import { reported } from '../../../../test/keyboard/types.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { nothing } from '../../../testing/nothing.ts';
import { PromptSentence } from './index.ts';

const slots: PromptSlots = { subject: { text: 'a dancer in {silk|linen}' } };
const read = { subject: { words: 'a dancer in {silk|linen}' } };

/** It opens and closes; what is chosen is told. */
function Held({ report = nothing }: { report?: (what: string) => void }) {
  const [slot, setSlot] = useState<PromptSlot | null>(null);
  return (
    <PromptSentence
      {...{ slots, read }}
      openSlot={slot}
      onOpen={setSlot}
      onClose={() => setSlot(null)}
      onFill={(_, __, words) => {
        report(words);
        setSlot(null);
      }}
      onClear={nothing}
    />
  );
}

export default {
  PromptSentence: (): Spec => ({
    conformance: {
      props: { slots, read, onOpen: nothing, onClose: nothing, onFill: nothing, onClear: nothing },
    },
    overlay: {
      is: 'attached',
      element: <Held />,
      button: new RegExp(`^${prompts.slot_light}`),
      role: 'dialog',
    },
    keys: {
      draw: (report) => <Held report={report} />,
      rows: [
        ...asPopover,
        {
          keys: ['Enter'],
          does: 'In the field of a word that is open: takes what is written.',
          first: '{Enter}',
          press: '{Control>}a{/Control}a lamp{Enter}',
          sees: reported('a lamp'),
        },
      ],
    },
  }),
};
