import { cloneElement, type ReactElement, useState } from 'react';
import { escapes, stays } from '../../../../test/keyboard/rows.tsx';
import { type KeyRow, type Press, reported } from '../../../../test/keyboard/types.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { galleryItems } from '../../../testing/fixtures/index.ts';
import { nothing } from '../../../testing/nothing.ts';
import { PictureViewer } from './PictureViewer.tsx';

function Viewed({ report }: { report: (what: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  const [item] = galleryItems;
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      {isOpen && item && (
        <PictureViewer
          item={item}
          onClose={() => setOpen(false)}
          onPrevious={() => report('previous')}
          onNext={() => report('next')}
        />
      )}
    </>
  );
}

const turns = (key: Press, press: string, does: string, what: string): KeyRow => ({
  keys: [key],
  does,
  first: '{Enter}',
  press,
  sees: reported(what),
});

/** For an overlay that is open for as long as it is there. */
function Closing({ overlay }: { overlay: ReactElement<{ onClose?: () => void }> }) {
  const [isGone, setGone] = useState(false);
  return isGone ? null : cloneElement(overlay, { onClose: () => setGone(true) });
}

export default {
  PictureViewer: (): Spec => ({
    conformance: {
      isOverlay: true,
      props: { item: galleryItems[0], position: { index: 1, total: 2 }, onNext: nothing, onClose: nothing },
      within: (viewer) => <Closing overlay={viewer as ReactElement<{ onClose?: () => void }>} />,
    },
    overlay: {
      is: 'dismissable',
      props: {},
      draw: ({ isOpen, onOpenChange }) => {
        const [item] = galleryItems;
        return isOpen && item ? <PictureViewer item={item} onClose={() => onOpenChange?.(false)} /> : null;
      },
    },
    keys: {
      draw: (report) => <Viewed report={report} />,
      rows: [
        turns('→', '{ArrowRight}', 'Shows the next picture.', 'next'),
        turns('←', '{ArrowLeft}', 'Shows the one before.', 'previous'),
        stays('dialog'),
        escapes('dialog'),
      ],
    },
  }),
};
