import { controls } from '@mirror-studio/domain/texts/en/controls';
import type { AnyStateMachine, EventFrom } from 'xstate';
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
export type Interaction = ByPerson | ByOpener | ByStudioKeys | BySystem;

type EventsOf<Machine extends AnyStateMachine> = Extract<EventFrom<Machine>, { type: string }>;

/** For every event of a flow, who makes it happen and how. An event without one does not compile. */
export type Interactions<Machine extends AnyStateMachine> = {
  readonly [Type in EventsOf<Machine>['type']]: (
    event: Extract<EventsOf<Machine>, { type: Type }>,
  ) => Interaction;
};

/** Transitions that a device cannot cause in the view, and rightly so. The model tests find out that it is still so. */
export interface DeviceLimit {
  /** Their names, or how they begin. */
  readonly names: readonly string[];
  /** Which device alone causes them; neither, where the view keeps them from everybody. */
  readonly only: Device | 'neither';
  readonly because: string;
}

/**
 * @param name - The name of a button.
 * @returns How it is pressed.
 */
export const button = (name: Target[1]) => (): ByPerson => ({
  keyboard: [{ tab: ['button', name] }, { press: 'Enter' }],
  pointer: [{ click: ['button', name] }],
});

/**
 * Takes the name of a field and a text.
 *
 * @returns How it is written into it.
 */
export const field = (
  name: Target[1],
  text: string,
  role: 'textbox' | 'searchbox' | 'spinbutton' = 'textbox',
): ByPerson => ({
  keyboard: [{ tab: [role, name] }, { write: text }],
  pointer: [{ click: [role, name] }, { write: text }],
});

/**
 * Takes the name of a switch or box.
 *
 * @returns How it is turned.
 */
export const turn = (name: string, role: 'switch' | 'checkbox' = 'switch'): ByPerson => ({
  keyboard: [{ tab: [role, name] }, { press: 'Space' }],
  pointer: [{ click: [role, name] }],
});

/**
 * Takes the name of one of several.
 *
 * @returns How it is chosen.
 */
export const oneOf = (name: string, role: 'radio' | 'tab' = 'radio'): ByPerson => ({
  keyboard: [{ rove: [role, name] }],
  pointer: [{ click: [role, name] }],
});

/** A form is sent from a field by Enter, or by its button. */
export const sent =
  (name: Target[1], by: Target[1], role: 'textbox' | 'spinbutton' = 'textbox') =>
  (): ByPerson => ({
    keyboard: [{ tab: [role, name] }, { press: 'Enter' }],
    pointer: [{ click: ['button', by] }],
  });

/** An overlay is left by Escape, or by its close button. */
export const closed = (): ByPerson => ({
  keyboard: [{ press: 'Escape' }],
  pointer: [{ click: ['button', controls.close] }],
});

/**
 * Takes an interaction and a device.
 *
 * @returns What is done with it, nothing where it has no way.
 */
export function movesOf(interaction: Interaction, device: Device): readonly Move[] {
  if ('opener' in interaction) {
    const target = ['button', interaction.opener] as const;
    return device === 'keyboard' ? [{ tab: target }, { press: 'Enter' }] : [{ click: target }];
  }
  if ('studioKeys' in interaction) return device === 'keyboard' ? [{ press: interaction.studioKeys }] : [];
  return 'system' in interaction ? [] : interaction[device];
}

/** Takes who or what outside the view makes an event happen. */
export const system = (who: string) => (): BySystem => ({ system: who });
/** Takes the name of a control of another view. */
export const opener = (label: string) => (): ByOpener => ({ opener: label });
