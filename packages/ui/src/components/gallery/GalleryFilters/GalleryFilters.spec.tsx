import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { opens } from '../../../../test/keyboard/rows.tsx';
import type { Spec } from '../../../../test/spec/spec.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { nothing } from '../../../testing/nothing.ts';
import { GalleryFilters } from './index.ts';

const value = { type: null, project: null, model: null, from: null, until: null, favourite: false };

function Opener() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button ref={button} onPress={() => setOpen(!isOpen)}>
        Filter
      </Button>
      <GalleryFilters
        triggerRef={button}
        isOpen={isOpen}
        onOpenChange={setOpen}
        value={value}
        onChange={nothing}
      />
    </>
  );
}

const trigger: RefObject<HTMLButtonElement | null> = { current: null };
const beside = (filters: ReactNode) => (
  <>
    <Button
      ref={(button) => {
        trigger.current = button;
      }}
    >
      Filter
    </Button>
    {filters}
  </>
);

export default {
  GalleryFilters: (): Spec => ({
    conformance: {
      isOverlay: true,
      props: { triggerRef: trigger, defaultOpen: true, value, onChange: nothing },
      within: beside,
    },
    overlay: { is: 'attached', element: <Opener />, button: /^Filter$/, role: 'dialog' },
    keys: { draw: () => <Opener />, rows: [opens('dialog')] },
  }),
};
