import type { Notice, NoticeRaised } from '@mirror-studio/state-machines/shared';
import type { AnyStateMachine, EmittedFrom, InputFrom } from 'xstate';

/** What a machine emits; nothing, where it does not say what it emits. */
type AllEmitted<Machine extends AnyStateMachine> = string extends EmittedFrom<Machine>['type']
  ? never
  : EmittedFrom<Machine>;

/** What a machine emits besides its notices. */
type Emitted<Machine extends AnyStateMachine> = Exclude<AllEmitted<Machine>, NoticeRaised>;

/** A handler for each event that a machine emits, notices apart. */
export type Handlers<Machine extends AnyStateMachine> = {
  readonly [Type in Emitted<Machine>['type']]: (
    event: Extract<Emitted<Machine>, { readonly type: Type }>,
  ) => void;
};

/** `on` and `onNotice`, each asked for by the machines that emit something for it. Takes what a notice is heard as. */
export type Hearing<Machine extends AnyStateMachine, Told> = ([Emitted<Machine>] extends [never]
  ? { readonly on?: undefined }
  : {
      /** What is done about each event that the flow emits. */
      readonly on: Handlers<Machine>;
    }) &
  ([Extract<AllEmitted<Machine>, NoticeRaised>] extends [never]
    ? { readonly onNotice?: undefined }
    : {
        /** Shows what the flow has to tell, such as in a toast. */
        readonly onNotice: (notice: Told) => void;
      });

type Input<Machine extends AnyStateMachine> =
  undefined extends InputFrom<Machine>
    ? { readonly input?: (() => InputFrom<Machine>) | undefined }
    : {
        /** What the machine starts with; read once. */
        readonly input: () => InputFrom<Machine>;
      };

/** Where a machine needs input or emits events, nothing compiles that leaves them out. */
export type FlowOptions<Machine extends AnyStateMachine> = Input<Machine> & Hearing<Machine, Notice>;
