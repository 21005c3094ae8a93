import { type Collected, isPrimitive, pickFromSpecs } from '../spec/specs.ts';
import type { KeyTable } from './types.ts';

const tablesOf = (isWanted: (spec: Collected) => boolean) =>
  pickFromSpecs<KeyTable>((spec) =>
    typeof spec.keys === 'object' && isWanted(spec) ? spec.keys : undefined,
  );

const isDismissable = ({ overlay }: Collected) => overlay?.is === 'dismissable';
/** It must be answered, or a button of its own opens it. */
const isOpener = ({ overlay }: Collected) => overlay?.is === 'gate' || overlay?.is === 'attached';

/** The keyboard of every component that has one of its own, by its name. */
export const keyTables = tablesOf(() => true);
export const primitiveKeys = tablesOf((spec) => isPrimitive(spec) && !spec.overlay);
export const primitiveOverlayKeys = tablesOf((spec) => isPrimitive(spec) && spec.overlay !== undefined);
/** What the product opens over its page, to be closed again. */
export const overlayKeys = tablesOf((spec) => !isPrimitive(spec) && isDismissable(spec));
/** What must be answered, and the buttons that open something small. */
export const openerKeys = tablesOf((spec) => !isPrimitive(spec) && isOpener(spec));
/** What the product puts in its page. */
export const partKeys = tablesOf((spec) => !isPrimitive(spec) && !isDismissable(spec) && !isOpener(spec));
