import { messages as spanish } from '@mirror-studio/domain/texts/es/index';
import { explore, type Flow } from '@mirror-studio/state-machines/explore';
import { flows } from '@mirror-studio/state-machines/flows';
import type { Notice, TextRef } from '@mirror-studio/state-machines/shared';
import { expect, test } from 'vitest';
import { type AnyStateMachine, transition } from 'xstate';
import { inEnglish } from './text-ref.ts';

/** Everything that a flow tells in a toast, in any state, whatever happens there. */
function noticesOf(flow: Flow<AnyStateMachine>): readonly Notice[] {
  return explore(flow).flatMap(({ snapshot, next }) =>
    next.flatMap((event) => {
      const [, actions] = transition(flow.machine, snapshot, event);
      return actions.flatMap(({ params }): Notice[] => {
        const emitted: unknown =
          typeof params === 'object' && params !== null && Reflect.get(params, 'event');
        const isNotice =
          typeof emitted === 'object' && emitted !== null && Reflect.get(emitted, 'type') === 'notice.raised';
        return isNotice ? [Reflect.get(emitted, 'notice') as Notice] : [];
      });
    }),
  );
}

const textsOf = ({ title, description }: Notice): TextRef[] => {
  if (description === undefined) return [title];
  return [title, 'literal' in description ? description.translated : description];
};

const raised = Object.entries(flows).flatMap(([name, flow]) =>
  noticesOf(flow as unknown as Flow<AnyStateMachine>)
    .flatMap(textsOf)
    .map((text) => ({ name, ...text })),
);
const texts = [...new Map(raised.map((text) => [`${text.namespace}.${text.key}`, text])).values()];

test('the notices of every flow are found', () => {
  expect(new Set(texts.map(({ name }) => name)).size).toBeGreaterThan(5);
  expect(texts.map(({ key }) => key)).toContain('tooManyLinks');
});

test.each(texts)('$name tells $key in words, in both languages', (text) => {
  const said = inEnglish(text);
  expect(said).not.toBe(text.key);
  expect(said).not.toContain('{{');
  const translated: Readonly<Record<string, string>> = spanish[text.namespace];
  const forms = Object.keys(translated).filter((key) => key === text.key || key.startsWith(`${text.key}_`));
  expect(forms).not.toEqual([]);
});
