import { useState } from 'react';
import { Button } from '../../../primitives/Button/index.ts';
import { SampleDetail, type SampleDetailProps } from './index.ts';

const sample: SampleDetailProps['sample'] = {
  id: 'salt-flats',
  prompt: 'A dancer in raw silk on the salt flats at first light',
  style: 'editorial',
  aspectRatio: '3:4',
  src: '/pictures/salt-flats.webp',
};

export function Example() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Look at it</Button>
      <SampleDetail
        sample={sample}
        number={1}
        total={24}
        tryHref="/try"
        isOpen={isOpen}
        onOpenChange={setOpen}
      />
    </>
  );
}
