import { type Collected, isPrimitive, specs } from '../spec/specs.ts';
import type { Subject } from './row.ts';

/** How the suite draws a component; undefined for one without an element of its own. */
function drawnAs({
  conformance,
  overlay,
  states,
}: Collected): Omit<Subject, 'name' | 'Component'> | undefined {
  if (conformance) return conformance;
  if (overlay?.is === 'dismissable' || overlay?.is === 'gate')
    return {
      isOverlay: true,
      // Open, and its own to close.
      props: { ...overlay.props, isOpen: undefined, onOpenChange: undefined, defaultOpen: true },
      ...(overlay.is === 'gate' && { staysOpen: 'it must be answered' }),
    };
  // The first state of the testing kit will do for what has one.
  return states && { props: Object.values(states)[0] ?? {} };
}

const subjectsOf = (spec: Collected): Subject[] => {
  const drawn = drawnAs(spec);
  if (!drawn && !spec.withoutElement) throw new Error(`${spec.name} does not say how it is drawn.`);
  return drawn ? [{ ...drawn, name: spec.name, Component: spec.Component }] : [];
};
const primitives = specs.filter(isPrimitive).flatMap(subjectsOf);
const components = specs.filter((spec) => !isPrimitive(spec)).flatMap(subjectsOf);
const isOverlay = (subject: Subject) => subject.isOverlay === true;
const isPart = (subject: Subject) => !isOverlay(subject);

/** Every component that is held to the suite. */
export const everything: readonly Subject[] = [...primitives, ...components];
/** What stands in the page, and what opens over it. */
export const primitiveParts = primitives.filter(isPart);
export const primitiveOverlays = primitives.filter(isOverlay);
export const componentParts = components.filter(isPart);
export const componentOverlays = components.filter(isOverlay);
