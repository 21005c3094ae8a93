import { type ComponentType, useState } from 'react';
import type { OverlayProps } from '../../src/primitives/Dialog/Dialog.tsx';

/** A button of this name that opens the overlay. */
export function Opener({ name, Overlay }: { name: string; Overlay: ComponentType<OverlayProps> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {name}
      </button>
      <Overlay isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}
