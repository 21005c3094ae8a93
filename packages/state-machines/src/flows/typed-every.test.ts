import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, type EventFrom, type InputFrom } from 'xstate';
import { type FlowName, flows } from './index.ts';

type Machine<Name extends FlowName> = (typeof flows)[Name]['machine'];
type Factory<Name extends FlowName> = NonNullable<(typeof flows)[Name]['provide']>;
/** A flow that needs no effects has no factory. */
type Asking = {
  [Name in FlowName]: [Factory<Name>] extends [never] ? never : Name;
}[FlowName];
type Effects<Name extends Asking> = Parameters<Factory<Name>>[0];

/** `flow` for each flow that would take an event it does not know. */
type HearsTheUnknown = {
  [Name in FlowName]: { type: 'no.such.event' } extends EventFrom<Machine<Name>> ? Name : never;
}[FlowName];
/** `flow` for each flow whose events may be of any name. */
type HearsAnything = {
  [Name in FlowName]: string extends EventFrom<Machine<Name>>['type'] ? Name : never;
}[FlowName];
/** `flow.effect` for each effect that could be left out. */
type Dispensable = {
  [Name in Asking]: {
    [Effect in keyof Effects<Name>]: Omit<Effects<Name>, Effect> extends Effects<Name>
      ? `${Name}.${string & Effect}`
      : never;
  }[keyof Effects<Name>];
}[Asking];
/** `flow` for each flow that would take something else in place of its input. */
type TakesAnyInput = {
  [Name in FlowName]: { noSuchInput: true } extends InputFrom<Machine<Name>>
    ? object extends InputFrom<Machine<Name>>
      ? never
      : Name
    : never;
}[FlowName];

describe('every flow, by its types', () => {
  it('takes no event that it does not know', () => {
    expectTypeOf<HearsTheUnknown>().toEqualTypeOf<never>();
    expectTypeOf<HearsAnything>().toEqualTypeOf<never>();
  });

  it('can do without none of its effects', () => expectTypeOf<Dispensable>().toEqualTypeOf<never>());

  it('takes its own input alone', () => expectTypeOf<TakesAnyInput>().toEqualTypeOf<never>());

  it('has a factory when it asks its surroundings for something', () => {
    expectTypeOf<'exchange'>().toExtend<Asking>();
    for (const { name, machine, provide } of Object.values(flows))
      expect(provide !== undefined, name).toBe(Object.keys(machine.implementations.actors).length > 0);
  });

  it('says by name which effect is missing, where types are not looked at', async () => {
    const actor = createActor(flows.onboarding.machine).start();
    await new Promise<void>((resolve) => setImmediate(resolve));
    expect(actor.getSnapshot().context.failure?.message).toBe('The actor "loadProfile" was not provided.');
  });
});
