import { skeletonLimits } from '@mirror-studio/domain/constants/gallery';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { shapeOf } from './GalleryPicture.tsx';
import { PictureWall } from './PictureWall.tsx';

/** The shapes that pictures have, while they come. */
const shapes = [
  [3, 4],
  [1, 1],
  [4, 3],
  [3, 4],
  [16, 9],
] as const;
const waiting = Array.from({ length: skeletonLimits.galleryCards }, (_, index) => {
  const [width, height] = shapes[index % shapes.length] ?? [1, 1];
  return { key: `place ${index}`, ...shapeOf({ width, height }) };
});

/** Six places of the shapes that pictures have, hung as they will hang (§2). */
export function GallerySkeleton() {
  return (
    <PictureWall
      isWaiting
      cells={waiting.map(({ key, height, ratio }) => ({
        key,
        height,
        content: <Skeleton shape="picture" ratio={ratio} width="100%" />,
      }))}
    />
  );
}
