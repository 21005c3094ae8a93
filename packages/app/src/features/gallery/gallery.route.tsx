import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyWithRetry } from '../../lazy/lazyWithRetry.ts';
import { GalleryView } from './GalleryView.tsx';
import { GalleryWall } from './GalleryWall.tsx';
import { type GalleryAddress, readAddress, writeAddress } from './gallery-address.ts';

const Trash = lazyWithRetry(async () => ({ default: (await import('./Trash.tsx')).Trash }));
const nothing = () => {};

/** The gallery, or its trash, as the address says. What was made since it was last open is there when it opens again. */
export default function Gallery() {
  const [params, setParams] = useSearchParams();
  const address = readAddress(params);
  const goTo = (next: Partial<GalleryAddress>, { replace = false } = {}) =>
    setParams(writeAddress({ ...address, ...next }), { replace, preventScrollReset: true });
  if (!address.isTrash) return <GalleryWall address={address} goTo={goTo} />;
  return (
    <Suspense fallback={<GalleryView page={{ state: 'waiting' }} onMore={nothing} onRetry={nothing} />}>
      <Trash />
    </Suspense>
  );
}
