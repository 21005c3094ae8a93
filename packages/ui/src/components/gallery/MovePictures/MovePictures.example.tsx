import { useState } from 'react';
import { Button } from '../../../primitives/Button/index.ts';
import { MovePictures } from './index.ts';

export function Example({ move }: { move: (project: string | null) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Move</Button>
      {isOpen && (
        <MovePictures
          projects={['Halcyon', 'Still lifes']}
          count={3}
          onMove={(project) => {
            move(project);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
