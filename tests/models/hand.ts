import { controls } from '@mirror-studio/domain/texts/en/controls';
import type { FlowName, flows } from '@mirror-studio/state-machines/flows';
import type { EventFrom } from 'xstate';
import type { Device, Move, Target } from './moves.ts';

/** How somebody at the screen makes an event happen. */
export interface ByPerson {
  readonly keyboard: readonly Move[];
  readonly pointer: readonly Move[];
}
/** A control of another view that begins something in this one. */
export interface ByOpener {
  readonly opener: string;
}
/** Keys of the whole studio, which the shell hears. */
export interface ByStudioKeys {
  readonly studioKeys: string;
}
/** Nobody at the screen makes it happen: who does. */
export interface BySystem {
  readonly system: string;
}
export type Hand = ByPerson | ByOpener | ByStudioKeys | BySystem;

type EventsOf<Name extends FlowName> = Extract<EventFrom<(typeof flows)[Name]['machine']>, { type: string }>;

/** For every event of a flow, who makes it happen and how. An event without one does not compile. */
export type HandsOf<Name extends FlowName> = {
  readonly [Type in EventsOf<Name>['type']]: (event: Extract<EventsOf<Name>, { type: Type }>) => Hand;
};

/** Takes the name of a button; returns how it is pressed. */
export const button = (name: Target[1]) => (): ByPerson => ({
  keyboard: [{ tab: ['button', name] }, { press: 'Enter' }],
  pointer: [{ click: ['button', name] }],
});

/** Takes the name of a field and a text; returns how it is written into it. */
export const field = (
  name: string,
  text: string,
  role: 'textbox' | 'searchbox' | 'spinbutton' = 'textbox',
): ByPerson => ({
  keyboard: [{ tab: [role, name] }, { write: text }],
  pointer: [{ click: [role, name] }, { write: text }],
});

/** Takes the name of a switch or box; returns how it is turned. */
export const turn = (name: string, role: 'switch' | 'checkbox' = 'switch'): ByPerson => ({
  keyboard: [{ tab: [role, name] }, { press: 'Space' }],
  pointer: [{ click: [role, name] }],
});

/** Takes the name of one of several; returns how it is chosen. */
export const oneOf = (name: string, role: 'radio' | 'tab' = 'radio'): ByPerson => ({
  keyboard: [{ rove: [role, name] }],
  pointer: [{ click: [role, name] }],
});

/** A form is sent from a field by Enter, or by its button. */
export const sent =
  (name: string, by: Target[1], role: 'textbox' | 'spinbutton' = 'textbox') =>
  (): ByPerson => ({
    keyboard: [{ tab: [role, name] }, { press: 'Enter' }],
    pointer: [{ click: ['button', by] }],
  });

/** A layer is left by Escape, or by its close button. */
export const closed = (): ByPerson => ({
  keyboard: [{ press: 'Escape' }],
  pointer: [{ click: ['button', controls.close] }],
});

/** Takes a hand and a device; returns what is done with it, nothing where it has no way. */
export function movesOf(hand: Hand, device: Device): readonly Move[] {
  if ('opener' in hand) {
    const target = ['button', hand.opener] as const;
    return device === 'keyboard' ? [{ tab: target }, { press: 'Enter' }] : [{ click: target }];
  }
  if ('studioKeys' in hand) return device === 'keyboard' ? [{ press: hand.studioKeys }] : [];
  return 'system' in hand ? [] : hand[device];
}

export const system = (who: string) => (): BySystem => ({ system: who });
export const opener = (label: string) => (): ByOpener => ({ opener: label });
