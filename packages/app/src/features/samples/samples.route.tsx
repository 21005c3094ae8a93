import { pathOf } from '@mirror-studio/domain/access';
import { samplePicture, samples, sampleWidths } from '@mirror-studio/domain/samples';
import { samples as texts } from '@mirror-studio/domain/texts/en/samples';
import { useTexts } from '@mirror-studio/ui/i18n';
import { PublicPage } from '@mirror-studio/ui/PublicPage';
import { type SamplePicture, SampleWall } from '@mirror-studio/ui/SampleWall';
import { Suspense, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { fetchPart } from '../../lazy/fetch-module.ts';
import { lazyWithRetry } from '../../lazy/lazyWithRetry.ts';
import { shootPathWith } from '../../routes/shoot-address.ts';
import { useSiteLinks } from '../../routes/useSiteLinks.ts';
import { placeholders } from './placeholders.generated.ts';

const loadDetail = async () => ({ default: (await import('@mirror-studio/ui/SampleDetail')).SampleDetail });
const SampleDetail = lazyWithRetry(loadDetail);
const pictureParameter = 'picture';
const hrefOf = (id: string) => `${pathOf('samples')}?${new URLSearchParams({ [pictureParameter]: id })}`;

const [smallest] = sampleWidths;
const shown: readonly SamplePicture[] = samples.map((sample) => ({
  ...sample,
  src: samplePicture(sample.id, smallest),
  srcSet: sampleWidths.map((width) => `${samplePicture(sample.id, width)} ${width}w`).join(', '),
  ...(placeholders[sample.id] && { placeholder: placeholders[sample.id] }),
}));

/** Nothing changes it but hydration itself. */
const neverChanges = () => () => {};

/** `/samples`: pictures with the words that made them, for everybody. */
export default function Samples() {
  const t = useTexts('samples', texts);
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  // The page that was rendered ahead has none open: the address is followed once the app has taken over.
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const named = shown.findIndex(({ id }) => id === parameters.get(pictureParameter));
  const isOpen = isHydrated && named >= 0;
  // A link that was pressed before is a page of its own: what it opened goes back to it all the same when it closes.
  const wall = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    if (!isHydrated) wall.current?.querySelectorAll('a')[named]?.focus({ preventScroll: true });
  }, [isHydrated, named]);
  // What closes is still there while it leaves.
  const [last, setLast] = useState(named);
  if (isOpen && named !== last) setLast(named);
  const at = isOpen ? named : last;
  const [sample, before, after] = [shown[at], shown[at - 1], shown[at + 1]];
  return (
    <PublicPage
      title={t('title')}
      lead={t('lead', { count: shown.length })}
      homeHref={pathOf('home')}
      layout="wall"
      links={useSiteLinks()}
    >
      <SampleWall
        ref={wall}
        samples={shown}
        hrefOf={hrefOf}
        onIntent={() => void fetchPart(loadDetail, false)}
      />
      {isHydrated && sample && (
        <Suspense>
          <SampleDetail
            isOpen={isOpen}
            onOpenChange={(isStaying) => {
              if (!isStaying) void navigate(pathOf('samples'));
            }}
            sample={sample}
            number={at + 1}
            total={shown.length}
            tryHref={shootPathWith(sample)}
            {...(before && { previousHref: hrefOf(before.id) })}
            {...(after && { nextHref: hrefOf(after.id) })}
          />
        </Suspense>
      )}
    </PublicPage>
  );
}
