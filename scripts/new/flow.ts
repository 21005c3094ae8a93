import { type Files, type Names, unfinished } from './names.ts';

/** A flow: its machine and manifest, its view and example, its words, and what gives it its effects in the app. */
export const flowFiles = ({ kebab, camel, pascal, words }: Names): Files => {
  const machine = `packages/state-machines/src/${kebab}`;
  const view = `packages/flows/src/${kebab}`;
  return {
    [`${machine}/${kebab}.types.ts`]: `import type { Effect } from '../shared/effects.ts';
import type { Failure } from '../shared/failure.ts';

export interface ${pascal}Context {
  /** Why the last request was not answered; null before, and while the next is on its way. */
  readonly failure: Failure | null;
}

export type ${pascal}Event = { readonly type: 'request.sent' } | { readonly type: 'request.cancelled' };

/** What the flow needs from outside. */
export interface ${pascal}Actors {
  readonly send: Effect<void, unknown>;
}
`,
    [`${machine}/${kebab}.machine.ts`]: `import { requestLimits } from '@mirror-studio/domain/constants/requests';
import { assign, setup } from 'xstate';
import { missing, promised } from '../shared/effects.ts';
import { type Thrown, timedOut, toFailure } from '../shared/failure.ts';
import type { ${pascal}Actors, ${pascal}Context, ${pascal}Event } from './${kebab}.types.ts';

const definition = setup({
  types: { context: {} as ${pascal}Context, events: {} as ${pascal}Event, tags: {} as 'pending' },
  actors: { send: missing<void, unknown>('send') },
  delays: { answerTimeout: requestLimits.answerMs },
  actions: {
    keepFailure: assign((_, { error }: Thrown) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
  },
});

/** ${words}. */
export const ${camel}Machine = definition.createMachine({
  id: '${camel}',
  context: { failure: null },
  initial: 'ready',
  states: {
    ready: { on: { 'request.sent': { target: 'sending' } } },
    sending: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'send',
        src: 'send',
        onDone: { target: 'done' },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        answerTimeout: { target: 'failed', actions: { type: 'keepFailure', params: { error: timedOut } } },
      },
      on: { 'request.cancelled': { target: 'ready' } },
    },
    failed: { on: { 'request.sent': { target: 'sending' } } },
    done: { type: 'final' },
  },
});

/** Takes what the flow needs from outside; returns the machine that uses it. */
export function provide${pascal}(actors: ${pascal}Actors) {
  return ${camel}Machine.provide({ actors: { send: promised(actors.send) } });
}
`,
    [`${machine}/index.ts`]: `export * from './${kebab}.machine.ts';
export type * from './${kebab}.types.ts';
`,
    [`${machine}/${kebab}.flow.ts`]: `import { common } from '@mirror-studio/domain/texts/en/common';
import { ${camel} } from '@mirror-studio/domain/texts/en/${camel}';
import { defineFlow, done, failed } from '../explore/flow.ts';
import { button, type Interactions } from '../explore/interactions.ts';
import { ${camel}Machine, provide${pascal} } from './${kebab}.machine.ts';

/** How each event comes about: by keyboard, by pointer, or from outside. */
const interactions: Interactions<typeof ${camel}Machine> = {
  'request.sent': button(${camel}.send),
  'request.cancelled': button(common.cancel),
};

/** What an exploration of the flow sends, and what tells its states apart on screen. */
export const ${camel}Flow = defineFlow({
  name: '${kebab}',
  about: '${words}: one request, which can be taken back, and sent again when it fails.',
  machine: ${camel}Machine,
  provide: provide${pascal},
  inputs: { start: undefined },
  events: [
    { type: 'request.sent' },
    { type: 'request.cancelled' },
    done('send', undefined),
    failed('send', { status: 500, code: 'SERVER_ERROR', message: '' }),
  ],
  variantOf: () => [],
  interactions,
  window: { framed: true },
  shownBy: [],
});
`,
    [`${machine}/${kebab}.machine.test.ts`]: `import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { stateName } from '../explore/explore.ts';
import { expectCovered } from '../testing/expect-covered.ts';
import { held } from '../testing/held.ts';
import { ${camel}Flow } from './${kebab}.flow.ts';
import { provide${pascal} } from './${kebab}.machine.ts';

function start() {
  const send = held<void, unknown>();
  const actor = createActor(provide${pascal}({ send: send.effect }), { clock: new SimulatedClock() }).start();
  return { actor, send, state: () => stateName(actor.getSnapshot().value) };
}

describe('${words.toLowerCase()}', () => {
  it('is explored whole', () => expectCovered(${camel}Flow, { pending: 'sending' }));

  it('is sent again after a failure, and its answer after Cancel means nothing', async () => {
    const { actor, send, state } = start();
    actor.send({ type: 'request.sent' });
    await send.fail(0, new Error('No answer'));
    expect(state()).toBe('failed');
    actor.send({ type: 'request.sent' });
    actor.send({ type: 'request.cancelled' });
    expect(send.cancelled(1)).toBe(true);
    expect(state()).toBe('ready');
    expect(actor.getSnapshot().context.failure).toBeNull();
  });
});
`,
    [`${view}/${pascal}View.tsx`]: `import { common } from '@mirror-studio/domain/texts/en/common';
import { ${camel} } from '@mirror-studio/domain/texts/en/${camel}';
import type { ${camel}Machine } from '@mirror-studio/state-machines/${kebab}';
import { Banner } from '@mirror-studio/ui/Banner';
import { Button } from '@mirror-studio/ui/Button';
import { EmptyState } from '@mirror-studio/ui/EmptyState';
import { useTexts } from '@mirror-studio/ui/i18n';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { useFailureWords } from '../texts/failure-words.ts';

export interface ${pascal}ViewProps {
  snapshot: SnapshotFrom<typeof ${camel}Machine>;
  send: (event: EventFrom<typeof ${camel}Machine>) => void;
}

/** ${words} as its machine stands. */
export function ${pascal}View({ snapshot, send }: ${pascal}ViewProps) {
  const t = useTexts('${camel}', ${camel});
  const c = useTexts('common', common);
  const inWords = useFailureWords();
  const isSending = snapshot.hasTag('pending');
  const isDone = snapshot.matches('done');
  return (
    <EmptyState
      title={t('title')}
      actions={
        !isDone && (
          <>
            <Button variant="primary" isPending={isSending} onPress={() => send({ type: 'request.sent' })}>
              {t('send')}
            </Button>
            {isSending && (
              <Button onPress={() => send({ type: 'request.cancelled' })}>{c('cancel')}</Button>
            )}
          </>
        )
      }
    >
      {isDone ? t('done') : t('lead')}
      {snapshot.matches('failed') && <Banner tone="danger">{inWords(snapshot.context.failure)}</Banner>}
    </EmptyState>
  );
}
`,
    [`${view}/${pascal}.ts`]: `import { provide${pascal} } from '@mirror-studio/state-machines/${kebab}';
import { createFlow } from '../flow/create-flow.tsx';
import { ${pascal}View } from './${pascal}View.tsx';

/** ${words}, machine and view joined. */
export const ${pascal} = /* @__PURE__ */ createFlow(provide${pascal}, ${pascal}View);
`,
    [`${view}/index.ts`]: `'use client';
export { ${pascal} } from './${pascal}.ts';
export { ${pascal}View, type ${pascal}ViewProps } from './${pascal}View.tsx';
`,
    [`${view}/${kebab}.example.tsx`]: `import type { ${pascal}Actors } from '@mirror-studio/state-machines/${kebab}';
import { ${pascal} } from './index.ts';

export const Page = ({ send }: ${pascal}Actors) => <${pascal} effects={{ send }} />;
`,
    [`packages/domain/src/texts/en/${camel}.ts`]: `export const ${camel} = {
  title: '${words}',
  lead: 'Nothing has been sent yet.',
  send: 'Send',
  done: 'It has been sent.',
} as const;
`,
    [`packages/domain/src/texts/es/${camel}.ts`]: `import type { ${camel} as english } from '../en/${camel}.ts';
import type { Spanish } from '../types.ts';

export const ${camel} = {
  title: '${words} (por traducir)',
  lead: 'Todavía no se ha enviado nada.',
  send: 'Enviar',
  done: 'Se ha enviado.',
} as const satisfies Spanish<typeof english>;
`,
    [`packages/domain/src/texts/de/${camel}.ts`]: `import type { ${camel} as english } from '../en/${camel}.ts';
import type { German } from '../types.ts';

export const ${camel} = {
  title: '${words} (noch zu übersetzen)',
  lead: 'Noch wurde nichts gesendet.',
  send: 'Senden',
  done: 'Gesendet.',
} as const satisfies German<typeof english>;
`,
    [`packages/app/src/features/${kebab}/${pascal}.tsx`]: `import { ${pascal}View } from '@mirror-studio/flows/${kebab}';
import { provide${pascal} } from '@mirror-studio/state-machines/${kebab}';
import { useMemo } from 'react';
import { useFlow } from '../../flows/use-flow.ts';

/** ${words} with the real effects. */
export function ${pascal}() {
  const machine = useMemo(() => provide${pascal}({ send: async () => undefined }), []);
  const { snapshot, send } = useFlow(machine);
  return <${pascal}View snapshot={snapshot} send={send} />;
}
`,
    ...unfinished(`packages/app/src/features/${kebab}/unfinished.test.ts`, `the flow ${kebab}`, [
      `${machine}: what can happen (types, machine), what every event looks like (flow), its rules (machine.test).`,
      `packages/domain/src/texts/{en,es}/${camel}.ts: its words.`,
      `${view}/${pascal}View.tsx: the components of ui that show it, named in the manifest under shownBy.`,
      `packages/app/src/features/${kebab}/${pascal}.tsx: its effects, and where it is shown (an overlay, or a route).`,
      `pnpm generate, pnpm models -t ${kebab} --update, pnpm visual:update ${view}, and look at each picture.`,
    ]),
  };
};
