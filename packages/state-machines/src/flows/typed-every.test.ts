import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, type EventFrom, type InputFrom } from 'xstate';
import { provideCallback } from '../callback/index.ts';
import { provideEventScreen } from '../event-screen/index.ts';
import { provideExchange } from '../exchange/index.ts';
import { provideGates } from '../gates/index.ts';
import { provideHelp } from '../help/index.ts';
import { provideJobsDrawer } from '../jobs-drawer/index.ts';
import { provideOnboarding } from '../onboarding/index.ts';
import { providePassword } from '../password/index.ts';
import { providePhotoShoot } from '../photo-shoot/index.ts';
import { providePurchase } from '../purchase/index.ts';
import { provideRouteGuard } from '../route-guard/index.ts';
import { provideSession } from '../session/index.ts';
import { provideSettings } from '../settings/index.ts';
import { provideSignIn } from '../sign-in/index.ts';
import { provideStorage } from '../storage/index.ts';
import { provideTokenWallet } from '../token-wallet/index.ts';
import { type FlowName, flows } from './index.ts';

/** How each flow gets its effects. A flow that needs none is not here. */
const factories = {
  callback: provideCallback,
  'event-screen': provideEventScreen,
  exchange: provideExchange,
  gates: provideGates,
  help: provideHelp,
  'jobs-drawer': provideJobsDrawer,
  onboarding: provideOnboarding,
  password: providePassword,
  'photo-shoot': providePhotoShoot,
  purchase: providePurchase,
  'route-guard': provideRouteGuard,
  session: provideSession,
  settings: provideSettings,
  'sign-in': provideSignIn,
  storage: provideStorage,
  'token-wallet': provideTokenWallet,
} as const;

type Machine<Name extends FlowName> = (typeof flows)[Name]['machine'];
type Effects<Name extends keyof typeof factories> = Parameters<(typeof factories)[Name]>[0];

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
  [Name in keyof typeof factories]: {
    [Effect in keyof Effects<Name>]: Omit<Effects<Name>, Effect> extends Effects<Name>
      ? `${Name}.${string & Effect}`
      : never;
  }[keyof Effects<Name>];
}[keyof typeof factories];
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

  it('is here when it asks its surroundings for something', () => {
    const asking = Object.entries(flows).filter(
      ([, { machine }]) => Object.keys(machine.implementations.actors).length > 0,
    );
    expect(asking.map(([name]) => name).sort()).toEqual(Object.keys(factories).sort());
  });

  it('says by name which effect is missing, where types are not looked at', async () => {
    const actor = createActor(flows.onboarding.machine).start();
    await new Promise<void>((resolve) => setImmediate(resolve));
    expect(actor.getSnapshot().context.failure?.message).toBe('The actor "loadProfile" was not provided.');
  });
});
