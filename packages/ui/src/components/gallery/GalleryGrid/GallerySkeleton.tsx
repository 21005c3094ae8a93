import { skeletonLimits } from '@mirror-studio/domain/constants/gallery';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { PictureWall } from '../PictureWall/PictureWall.tsx';
import { shapeOf } from './shape.ts';

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

const heightOf = ({ height }: (typeof waiting)[number]) => height;

/** Six places of the shapes that pictures have, hung as they will hang (§2). */
export function GallerySkeleton() {
  return (
    <PictureWall isWaiting items={waiting} keyOf={({ key }) => key} heightOf={heightOf}>
      {({ ratio }) => <Skeleton shape="picture" ratio={ratio} width="100%" />}
    </PictureWall>
  );
}
