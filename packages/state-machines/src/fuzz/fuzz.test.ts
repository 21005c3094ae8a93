import { expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import { defineFlow, done, failed } from '../explore/flow.ts';
import { button, system } from '../explore/interactions.ts';
import { type Effect, missing, promised } from '../shared/effects.ts';
import type { Call } from './effects.ts';
import { fuzz, replay, type Subject } from './fuzz.ts';

/** A lamp that asks before it shines, at most three times. */
const lamp = setup({
  types: {
    context: {} as { readonly times: number },
    events: {} as
      | { readonly type: 'switch.pressed' }
      | { readonly type: 'bulb.broken' }
      | { readonly type: 'ignored' },
  },
  actors: { ask: missing<void, boolean>('ask') },
  delays: { answerTimeout: 1_000 },
  guards: { isFresh: ({ context }) => context.times < 3 },
  actions: { count: assign(({ context }) => ({ times: context.times + 1 })) },
}).createMachine({
  id: 'lamp',
  context: { times: 0 },
  initial: 'dark',
  states: {
    dark: { on: { 'switch.pressed': { guard: 'isFresh', target: 'asking', actions: 'count' } } },
    asking: {
      invoke: { id: 'ask', src: 'ask', onDone: { target: 'bright' }, onError: { target: 'dark' } },
      after: { answerTimeout: { target: 'dark' } },
    },
    bright: { on: { 'switch.pressed': { target: 'dark' }, 'bulb.broken': { target: 'dark' } } },
  },
});

const lampFlow = defineFlow({
  name: 'lamp',
  about: 'A lamp that asks whether it may shine.',
  machine: lamp,
  provide: ({ ask }: { readonly ask: Effect<void, boolean> }) =>
    lamp.provide({ actors: { ask: promised(ask) }, guards: { isFresh: () => true } }),
  inputs: { start: undefined },
  events: [
    { type: 'switch.pressed' },
    { type: 'bulb.broken' },
    { type: 'ignored' },
    done('ask', true),
    failed('ask', new Error('No power')),
  ],
  variantOf: () => [],
  interactions: {
    'switch.pressed': button('Switch'),
    'bulb.broken': system('wear'),
    ignored: system('nobody'),
  },
  shownBy: [],
});

function lampWith(
  ask: (hold: Effect<void, boolean>) => Effect<void, boolean>,
  rest: Partial<Subject<typeof lamp>> = {},
): Subject<typeof lamp> {
  return {
    flow: lampFlow,
    provide: (effects) =>
      lamp.provide({
        actors: { ask: promised(ask(effects.hold('ask'))) },
        guards: { isFresh: () => true },
      }),
    input: () => undefined,
    ...rest,
  };
}

const size = { runs: 200, steps: 60 };
const never = new AbortController().signal;
const honest = (hold: Effect<void, boolean>) => hold;

it('finds nothing where nothing is wrong', () => fuzz(lampWith(honest), size));

it('runs a flow from its manifest alone, with every effect of its factory held', async () => {
  await fuzz({ flow: lampFlow }, size);
  const asked = { flow: lampFlow, rules: () => ({ asked: ({ effect }: Call) => `It asks to ${effect}.` }) };
  await expect(fuzz(asked, size)).rejects.toThrow('It asks to ask.');
});

it('makes a failing sequence as short as can be, and prints it as a test', async () => {
  const subject = lampWith(honest, {
    rules: () => ({ after: ({ snapshot }) => (snapshot.matches('bright') ? 'It shines.' : undefined) }),
  });
  const said: unknown = await fuzz(subject, size).catch((error: Error) => error.message);
  expect(said).toBe(
    [
      'It shines. (in "bright")',
      '',
      'it(\'lamp: It shines. (in "bright")\', () =>',
      '  replay(subject, [',
      '    {"do":"send","event":{"type":"switch.pressed"}},',
      '    {"do":"answer","call":0,"sample":0},',
      '  ]));',
    ].join('\n'),
  );
  await expect(
    replay(subject, [
      { do: 'send', event: { type: 'switch.pressed' } },
      { do: 'answer', call: 0, sample: 0 },
    ]),
  ).rejects.toThrow('It shines.');
});

it('sees a dead end', async () => {
  const tired = lampWith(honest, {
    provide: (effects) => lamp.provide({ actors: { ask: promised(effects.hold('ask')) } }),
  });
  await expect(fuzz(tired, size)).rejects.toThrow(/dead end/);
});

it('sees a state that the exploration does not reach', async () => {
  const { flow } = lampWith(honest);
  const blind = lampWith(honest, {
    flow: { ...flow, variantOf: ({ context }) => [String(Math.min(4, context.times))] },
  });
  await expect(fuzz(blind, size)).rejects.toThrow(/exploration does not reach/);
});

it('sees a machine that fails', async () => {
  const broken = lampWith(honest, {
    provide: (effects) =>
      lamp.provide({
        actors: { ask: promised(effects.hold('ask')) },
        guards: {
          isFresh: ({ context }) => {
            if (context.times > 1) throw new Error('The guard broke.');
            return true;
          },
        },
      }),
  });
  await expect(fuzz(broken, size)).rejects.toThrow(/guard/);
});

it('sees work that goes on after its state was left, and after the end', async () => {
  const deaf = lampWith((hold) => () => hold(undefined, never));
  await expect(fuzz(deaf, size)).rejects.toThrow(/goes on|twice at once/);
  await expect(replay(deaf, [{ do: 'send', event: { type: 'switch.pressed' } }])).rejects.toThrow(
    'Work goes on after the flow was stopped.',
  );
});

it('sees a rejection that nobody handles', async () => {
  const careless = lampWith((hold) => (input, signal) => {
    void Promise.reject(new Error('Left behind'));
    return hold(input, signal);
  });
  await expect(fuzz(careless, size)).rejects.toThrow(/A rejection was not handled: .*Left behind/);
});
