import { type ComponentType, useState } from 'react';
import type { LayerProps } from '../../primitives/Dialog/Dialog.tsx';

/** A button of this name that opens the layer. */
export function Opener({ name, Layer }: { name: string; Layer: ComponentType<LayerProps> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {name}
      </button>
      <Layer isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}
