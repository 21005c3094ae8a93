import { cloneElement, type ReactElement, useState } from 'react';
import { opens } from '../../../../test/keyboard/rows.tsx';
import type { Spec } from '../../../../test/spec/spec.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { nothing } from '../../../testing/nothing.ts';
import { MovePictures } from './index.ts';

const projects = ['Halcyon', 'Mirage'];

/** For an overlay that is open for as long as it is there. */
function Closing({ overlay }: { overlay: ReactElement<{ onClose?: () => void }> }) {
  const [isGone, setGone] = useState(false);
  return isGone ? null : cloneElement(overlay, { onClose: () => setGone(true) });
}

function Opened() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Move</Button>
      {isOpen && (
        <MovePictures projects={projects} count={3} onMove={nothing} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

export default {
  MovePictures: (): Spec => ({
    conformance: {
      isOverlay: true,
      props: { projects, count: 3, onMove: nothing, onClose: nothing },
      within: (dialog) => <Closing overlay={dialog as ReactElement<{ onClose?: () => void }>} />,
    },
    overlay: {
      is: 'dismissable',
      focusesAtOnce: true,
      props: {},
      draw: ({ isOpen, onOpenChange }) =>
        isOpen ? (
          <MovePictures
            projects={projects}
            count={3}
            onMove={nothing}
            onClose={() => onOpenChange?.(false)}
          />
        ) : null,
    },
    keys: { draw: () => <Opened />, rows: [opens('dialog')] },
  }),
};
