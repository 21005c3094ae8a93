import { photoShoot } from '@mirror-studio/domain/texts/en/photoShoot';
import { samples as texts } from '@mirror-studio/domain/texts/en/samples';
import { useState } from 'react';
import { byRole, overlayCases } from '../../../../test/composition/row.ts';
import { asDialog } from '../../../../test/keyboard/rows.tsx';
import type { Spec } from '../../../../test/spec/spec.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { prompts } from '../../../testing/fixtures/prompts.ts';
import { samplePictures } from '../../../testing/fixtures/samples.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import { SampleDetail } from './index.ts';
import type { SampleDetailProps } from './SampleDetail.tsx';

const [first, tall] = samplePictures;
if (!first || !tall) throw new Error('There are no samples.');
const total = samplePictures.length;
const detail: SampleDetailProps = {
  isOpen: true,
  onOpenChange: nothing,
  sample: first,
  number: 1,
  total,
  tryHref: '#try',
  nextHref: '#next',
};

/** `<SampleDetail {...sampleDetailStates.first} />` */
export const sampleDetailStates = statesOf<SampleDetailProps>()({
  first: detail,
  between: { ...detail, sample: tall, number: 2, previousHref: '#previous' },
  strange: {
    ...detail,
    sample: { ...first, prompt: `${prompts.markup} ${prompts.unbroken}`, src: '' },
    previousHref: '#previous',
  },
});

/** SampleDetail: the words of the sample, and where they can be tried. */
export function sampleDetailTester(tools: Tools) {
  const t = textsOf(tools, 'samples', texts);
  const { overlay } = stepsOf(tools);
  const dialog = () => overlay(RegExp(t.sample.replaceAll(/\{\{.*?\}\}/g, '.*')));
  const hrefOf = async (name: string) => (await dialog()).getByRole('link', { name }).getAttribute('href');
  return {
    tryHref: () => hrefOf(t.try),
    nextHref: () => hrefOf(t.next),
    previousHref: () => hrefOf(t.previous),
  };
}

function Opened() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <SampleDetail {...detail} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

export default {
  SampleDetail: (): Spec<SampleDetailProps> => ({
    states: sampleDetailStates,
    tester: sampleDetailTester,
    uses: [
      { in: sampleDetailStates.first, reads: (tools) => sampleDetailTester(tools).tryHref(), is: '#try' },
    ],
    composition: {
      cases: {
        ...overlayCases,
        previousHref: byRole('link', texts.previous, { previousHref: '#previous' }),
        nextHref: byRole('link', texts.next, { nextHref: '#next' }),
      },
    },
    overlay: { is: 'dismissable', props: sampleDetailStates.first },
    keys: { draw: () => <Opened />, rows: asDialog },
    specLines: [['§1', sampleDetailStates.first, [photoShoot.style_editorial, '3:4', 'Sample renderer']]],
  }),
};
