import { common } from '@mirror-studio/domain/texts/en/common';
import { community } from '@mirror-studio/domain/texts/en/community';
import { report } from '@mirror-studio/domain/texts/en/report';
import { works as texts } from '@mirror-studio/domain/texts/en/works';
import { useState } from 'react';
import { byRole, documented, overlayCases, state } from '../../../../test/composition/row.ts';
import { asDialog } from '../../../../test/keyboard/rows.tsx';
import type { Spec } from '../../../../test/spec/spec.ts';
import { Button } from '../../../primitives/Button/index.ts';
import {
  promptWorks,
  remixedWorks,
  sampleWorks,
  strangeWork,
  works,
} from '../../../testing/fixtures/works.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import { WorkDetail } from './index.ts';
import type { WorkDetailProps } from './WorkDetail.tsx';

const [shared, landscape, kept] = works;
const [prompt, longPrompt] = promptWorks;
const [sample] = sampleWorks;
const [remix, ofWithdrawn, ofNobody] = remixedWorks;
if (
  !shared ||
  !landscape ||
  !kept ||
  !prompt ||
  !longPrompt ||
  !sample ||
  !remix ||
  !ofWithdrawn ||
  !ofNobody
)
  throw new Error('There are no works.');
const detail: WorkDetailProps = {
  isOpen: true,
  onOpenChange: nothing,
  work: shared,
  profileHrefOf: (handle) => `#${handle}`,
  tagHrefOf: (tag) => `#${tag}`,
  workHrefOf: (id) => `#${id}`,
  tryHref: '#try',
  onUse: nothing,
  onSavedChange: nothing,
  onLikedChange: nothing,
  onReport: nothing,
  position: { index: 2, total: 8 },
  onPrevious: nothing,
  onNext: nothing,
};
const { tryHref: _, onUse: __, ...reading } = detail;
const { onSavedChange: ___, onLikedChange: ____, onReport: _____, ...own } = detail;
const away = { ...detail, work: null };

/** `<WorkDetail {...workDetailStates.shared} />` */
export const workDetailStates = statesOf<WorkDetailProps>()({
  shared: detail,
  saved: { ...detail, work: landscape },
  explained: {
    ...detail,
    why: [
      'In the last 14 days different people gave it 12 likes, 3 saves and 2 remixes.',
      '17.4 points are left of that. Works with more stand before it.',
    ],
  },
  own: { ...own, work: { ...shared, isOwn: true } },
  promptKept: { ...reading, work: kept },
  prompt: { ...detail, work: prompt },
  remix: { ...detail, work: remix },
  remixOfWithdrawn: { ...detail, work: ofWithdrawn },
  remixOfNobody: { ...detail, work: ofNobody },
  longPrompt: { ...detail, work: longPrompt },
  sample: { ...detail, work: sample },
  loading: away,
  notFound: { ...away, missing: 'notFound' },
  failed: { ...away, missing: 'failed' },
  strange: { ...detail, work: strangeWork },
});

/** WorkDetail: who made it, and what can be done with it. */
export function workDetailTester(tools: Tools) {
  const t = textsOf(tools, 'works', texts);
  const m = textsOf(tools, 'community', community);
  const r = textsOf(tools, 'report', report);
  const { press } = stepsOf(tools);
  const { screen, user } = tools;
  return {
    tryHref: () => screen.getByRole('link', { name: t.try }).getAttribute('href'),
    parentHref: () => screen.getByRole('link', { name: /^Remix of/ }).getAttribute('href'),
    like: async () => user.click(screen.getByRole('button', { name: RegExp(`^${m.like}`) })),
    save: async () => press(t.save),
    report: async () => press(r.report),
    use: async () => press(t.use),
    next: async () => press(t.next),
    previous: async () => press(t.previous),
  };
}

function Opened() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <WorkDetail {...detail} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

export default {
  WorkDetail: (): Spec<WorkDetailProps> => ({
    states: workDetailStates,
    tester: workDetailTester,
    uses: [
      { in: workDetailStates.shared, reads: (tools) => workDetailTester(tools).tryHref(), is: '#try' },
      { in: workDetailStates.shared, calls: 'onUse', by: (tools) => workDetailTester(tools).use() },
      { in: workDetailStates.shared, calls: 'onSavedChange', by: (tools) => workDetailTester(tools).save() },
      { in: workDetailStates.shared, calls: 'onLikedChange', by: (tools) => workDetailTester(tools).like() },
      { in: workDetailStates.shared, calls: 'onReport', by: (tools) => workDetailTester(tools).report() },
      { in: workDetailStates.shared, calls: 'onNext', by: (tools) => workDetailTester(tools).next() },
    ],
    composition: {
      cases: {
        ...overlayCases,
        missing: state,
        failure: byRole('button', common.retry, {
          work: null,
          missing: 'failed',
          failure: { kind: 'server', message: texts.detailFailed, onAction: { retry: nothing } },
        }),
        workHrefOf: byRole('link', /^Remix of/, { work: remix, workHrefOf: (id: string) => `#${id}` }),
        tryHref: byRole('link', texts.try, { tryHref: '#try' }),
        onUse: byRole('button', texts.use, { onUse: nothing }),
        isUsing: state,
        onSavedChange: byRole('button', texts.save, { onSavedChange: nothing }),
        onLikedChange: byRole('button', /^Like/, { onLikedChange: nothing }),
        onReport: byRole('button', report.report, { onReport: nothing }),
        why: documented('says why it stands there, a sentence each'),
        family: byRole('button', 'Its family', { family: <Button>Its family</Button> }),
        position: byRole('button', texts.next, { position: { index: 2, total: 8 } }),
        onPrevious: state,
        onNext: state,
      },
    },
    overlay: { is: 'dismissable', props: workDetailStates.shared },
    keys: { draw: () => <Opened />, rows: asDialog },
  }),
};
