/** A control, by its role and its name. */
export type Target = readonly [role: Role | readonly Role[], name: string | RegExp];
type Role =
  | 'alert'
  | 'button'
  | 'checkbox'
  | 'option'
  | 'radio'
  | 'searchbox'
  | 'slider'
  | 'spinbutton'
  | 'status'
  | 'switch'
  | 'tab'
  | 'textbox';

/** One movement at a keyboard or a pointer. */
export type Move =
  /** Tab until the control has the focus. */
  | { readonly tab: Target }
  /** Tab into the group of the control, then its arrows until the control has the focus. */
  | { readonly rove: Target }
  | { readonly press: string }
  /** Replaces what is written in the field that has the focus. */
  | { readonly write: string }
  | { readonly click: Target }
  /** Tabs to a box or switch, or clicks it, unless it is on already. */
  | { readonly tick: Target; readonly by: Device }
  /** A press on the track of a slider, at a part of its length. */
  | { readonly slide: Target; readonly at: number }
  /** Presses a control that opens the chooser of files, and chooses one. */
  | { readonly choose: Target; readonly by: Device; readonly file: ChosenFile }
  | { readonly over: Target }
  /** The pointer leaves for an empty place, and presses there if told. */
  | { readonly away: 'moved' | 'pressed' }
  /** Holds something, with the pointer that is pressed on it. */
  | { readonly hold: Target }
  /** Takes what is held so far to the right of where it was. */
  | { readonly held: number }
  | 'let go'
  /** A finger comes onto something, and the browser takes the touch for its own. */
  | { readonly lost: Target };

export type Device = 'keyboard' | 'pointer';
export interface ChosenFile {
  readonly name: string;
  readonly bytes: number;
}
