import { useState } from 'react';
import { ReverseForensics, type ReverseForensicsProps } from './index.ts';

const found: ReverseForensicsProps['found'] = {
  basis: 'metadata',
  prompt: 'A dancer in raw silk on the salt flats at first light',
  source: 'mirrorStudio',
  negativePrompt: null,
  seed: '7',
  model: 'Sample renderer',
  steps: null,
  size: null,
  hasCredential: false,
  raw: [
    {
      where: 'PNG tEXt Description',
      text: 'A dancer in raw silk on the salt flats',
      isCut: false,
      isDoubtful: false,
    },
  ],
  problems: [],
  pixels: {
    width: 768,
    height: 1024,
    ratio: '3:4',
    palette: [{ colour: '#c9a27c', name: 'orange', share: 1 }],
    light: 'even',
    sharpness: 'natural',
  },
};

export function Example() {
  const [file, setFile] = useState<File | null>(null);
  return (
    <ReverseForensics
      picture={file && { name: file.name }}
      found={file && found}
      onSelect={setFile}
      onRemove={() => setFile(null)}
    />
  );
}
