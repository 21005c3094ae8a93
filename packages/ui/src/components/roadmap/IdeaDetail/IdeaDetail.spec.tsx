import { common } from '@mirror-studio/domain/texts/en/common';
import { report } from '@mirror-studio/domain/texts/en/report';
import { roadmap as texts } from '@mirror-studio/domain/texts/en/roadmap';
import { useState } from 'react';
import { byRole, overlayCases, state } from '../../../../test/composition/row.ts';
import { asDialog } from '../../../../test/keyboard/rows.tsx';
import type { Spec } from '../../../../test/spec/spec.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { ideaComments, ideaDetails } from '../../../testing/fixtures/roadmap.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import { Comments } from '../Comments/index.ts';
import { voteControlTester } from '../VoteControl/VoteControl.spec.tsx';
import type { IdeaDetailProps } from './IdeaDetail.tsx';
import { IdeaDetail } from './index.ts';

const detail: IdeaDetailProps = {
  isOpen: true,
  onOpenChange: nothing,
  idea: ideaDetails.proposed,
  hrefOf: (id) => `#${id}`,
  onVotedChange: nothing,
  onReport: nothing,
};
const away = { ...detail, idea: null };

/** `<IdeaDetail {...ideaDetailStates.proposed} />` */
export const ideaDetailStates = statesOf<IdeaDetailProps>()({
  proposed: detail,
  discussed: { ...detail, comments: <Comments comments={ideaComments} onSend={async () => true} /> },
  moved: { ...detail, idea: ideaDetails.moved },
  shipped: { ...detail, idea: ideaDetails.shipped },
  merged: { ...detail, idea: ideaDetails.merged },
  sample: { ...detail, idea: ideaDetails.sample },
  loading: away,
  notFound: { ...away, missing: 'notFound' },
  failed: { ...away, missing: 'failed' },
  strange: { ...detail, idea: ideaDetails.strange },
});

/** IdeaDetail: votes for it, and reports it. */
export function ideaDetailTester(tools: Tools) {
  const r = textsOf(tools, 'report', report);
  const { press } = stepsOf(tools);
  return {
    vote: async () => voteControlTester(tools, ideaDetails.proposed.title).vote(),
    report: async () => press(r.titleIdea),
    /** Of the idea that it became part of. */
    mergedHref: () =>
      tools.screen.getByRole('link', { name: ideaDetails.merged.mergedInto.title }).getAttribute('href'),
  };
}

function Opened() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <IdeaDetail {...detail} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

export default {
  IdeaDetail: (): Spec<IdeaDetailProps> => ({
    states: ideaDetailStates,
    tester: ideaDetailTester,
    uses: [
      {
        in: ideaDetailStates.proposed,
        calls: 'onVotedChange',
        by: (tools) => ideaDetailTester(tools).vote(),
      },
      { in: ideaDetailStates.proposed, calls: 'onReport', by: (tools) => ideaDetailTester(tools).report() },
      { in: ideaDetailStates.merged, reads: (tools) => ideaDetailTester(tools).mergedHref(), is: '#i1' },
    ],
    composition: {
      cases: {
        ...overlayCases,
        missing: state,
        failure: byRole('button', common.retry, {
          idea: null,
          missing: 'failed',
          failure: { kind: 'server', message: texts.detailFailed, onAction: { retry: nothing } },
        }),
        onVotedChange: byRole('button', /^Vote for/, { onVotedChange: nothing }),
        onReport: byRole('button', report.titleIdea, { onReport: nothing }),
        comments: byRole('button', 'Its comments', { comments: <Button>Its comments</Button> }),
      },
    },
    overlay: { is: 'dismissable', props: ideaDetailStates.proposed },
    keys: { draw: () => <Opened />, rows: asDialog },
  }),
};
