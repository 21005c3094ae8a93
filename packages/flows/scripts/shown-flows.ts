import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Flow, FlowWindow } from '@mirror-studio/state-machines/explore';
import { flows as manifests } from '@mirror-studio/state-machines/flows';
import type { AnyStateMachine } from 'xstate';
import type { ShownFlow } from '../src/atlas/shown-flow.ts';

const src = join(import.meta.dirname, '../src');

/** Least height of a window, in px. */
const usualHeight = 600;

const viewOf = (name: string) =>
  `${name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}View`;

/** Every flow with the view that is named after it. Throws when a flow has no view. */
export const flows: readonly ShownFlow[] = Object.values(manifests).map((flow) => {
  const view = viewOf(flow.name);
  if (!existsSync(join(src, flow.name, `${view}.tsx`)))
    throw new Error(
      `The flow ${flow.name} is shown by packages/flows/src/${flow.name}/${view}.tsx, which is not there.`,
    );
  const { framed, heightPx = usualHeight }: FlowWindow = flow.window ?? {};
  return {
    name: flow.name,
    about: flow.about,
    flow: flow as unknown as Flow<AnyStateMachine>,
    view,
    framed: framed === true,
    height: heightPx,
  };
});
