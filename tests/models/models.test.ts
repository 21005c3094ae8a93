import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FlowName, flows } from '@mirror-studio/state-machines/flows';
import { type Flow, transitionName, transitionsOf } from '@mirror-studio/state-machines/walk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { handFor } from './hands/index.ts';
import { Stage } from './stage.ts';
import { isByHand, Walker } from './walker.ts';

/** The flows that are walked whole by the keyboard, and their views. */
const walked = {
  exchange: 'ExchangeView',
  notifications: 'NotificationsView',
  password: 'PasswordView',
  purchase: 'PurchaseView',
  settings: 'SettingsView',
  shortcuts: 'ShortcutsView',
  storage: 'StorageView',
} as const satisfies Partial<Record<FlowName, string>>;

const waiting = Object.keys(flows).filter((name) => !(name in walked));
const results = join(import.meta.dirname, '../../test-results/models');
const lines: string[] = [];
let stage: Stage | undefined;

beforeAll(async () => {
  mkdirSync(results, { recursive: true });
  stage = await Stage.open(join(results, 'page'));
}, 120_000);

afterAll(async () => {
  await stage?.close();
  const report = [...lines, `Not walked by the keyboard yet: ${waiting.join(', ')}.`].join('\n');
  writeFileSync(join(results, 'coverage.txt'), `${report}\n`);
  console.log(report);
});

describe('every transition beside the rendered view, by a real keyboard', () => {
  it.each(Object.entries(walked))(
    '%s',
    async (name, view) => {
      if (!stage) throw new Error('There is no stage');
      const flowName = name as keyof typeof walked;
      const flow = flows[flowName] as unknown as Flow<AnyStateMachine>;
      const transitions = transitionsOf(flow.machine);
      const { byHand, taken, steps } = await new Walker(flow, flowName, view, stage, 'keyboard').walk();
      const ofHands = transitions.filter(({ eventType }) =>
        flow.events.some((event) => event.type === eventType && isByHand(handFor(flowName, event))),
      );
      const named = (missing: (at: number) => boolean) =>
        [...transitions.entries()].flatMap(([at, each]) => (missing(at) ? [transitionName(each)] : []));
      lines.push(
        `${name}: ${taken.size} of ${transitions.length} transitions, ${ofHands.length} of them by hand, in ${steps} steps.`,
      );
      expect({
        notTaken: named((at) => !taken.has(at)),
        notByKeyboard: named((at) => {
          const each = transitions[at];
          return each !== undefined && ofHands.includes(each) && !byHand.has(at);
        }),
      }).toEqual({ notTaken: [], notByKeyboard: [] });
    },
    120_000,
  );

  it('writes nothing on the console', () => {
    expect(stage?.said).toEqual([]);
  });
});
