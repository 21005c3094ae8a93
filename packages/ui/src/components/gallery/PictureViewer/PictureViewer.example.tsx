import { useState } from 'react';
import { Button } from '../../../primitives/Button/index.ts';
import { PictureViewer, type PictureViewerProps } from './index.ts';

const picture: PictureViewerProps['item'] = {
  id: 'salt-flats',
  type: 'image',
  url: '/pictures/salt-flats.webp',
  width: 768,
  height: 1024,
  prompt: 'A dancer in raw silk on the salt flats at first light',
  model: 'Sample renderer',
  project: 'Halcyon',
  createdAt: '2026-11-21T10:00:00.000Z',
};

export function Example() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Look at it</Button>
      {isOpen && <PictureViewer item={picture} onClose={() => setOpen(false)} />}
    </>
  );
}
