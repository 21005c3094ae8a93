import { componentRows } from './components.tsx';
import { exported } from './exported.ts';
import { layerRows, productLayerRows } from './layers.tsx';
import { primitiveRows } from './primitives.tsx';
import { type Subject, subjectsOf } from './row.ts';

/** Every component that is held to the suite. */
export const everything: readonly Subject[] = [
  primitiveRows,
  layerRows,
  componentRows,
  productLayerRows,
].flatMap((rows) => subjectsOf(rows, exported));
