import { helpEndpoints } from '@mirror-studio/domain/contract';
import { provideHelp } from '@mirror-studio/state-machines/help';
import { endOf } from '@mirror-studio/state-machines/shared';
import { useActor } from '@xstate/react';
import { useEffect } from 'react';
import { api, searchTopics, toast } from '../atlas/flow-page/example-effects.ts';
import { HelpView } from './HelpView.tsx';

const machine = provideHelp({
  search: async ({ query }) => searchTopics(query),
  sendFeedback: (body, signal) => api.call(helpEndpoints.feedback, { body, signal }),
});

export function Help() {
  const [snapshot, send, actor] = useActor(machine);
  useEffect(() => endOf(actor.on('notice.raised', ({ notice }) => toast(notice))), [actor]);
  return <HelpView snapshot={snapshot} send={send} />;
}
