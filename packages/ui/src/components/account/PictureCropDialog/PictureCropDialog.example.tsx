import { type PictureArea, PictureCropDialog } from './index.ts';

interface ExampleProps {
  src: string;
  keep: (area: PictureArea) => void;
}

export function Example({ src, keep }: ExampleProps) {
  return <PictureCropDialog defaultOpen src={src} onUse={keep} />;
}
