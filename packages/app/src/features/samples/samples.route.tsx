import { pathOf } from '@mirror-studio/domain/access';
import { samplePicture, samples, sampleWidths } from '@mirror-studio/domain/samples';
import { samples as texts } from '@mirror-studio/domain/texts/en/samples';
import { useTexts } from '@mirror-studio/ui/i18n';
import { PublicPage } from '@mirror-studio/ui/PublicPage';
import { type SamplePicture, SampleWall } from '@mirror-studio/ui/SampleWall';
import { Suspense, useState, useSyncExternalStore } from 'react';
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

const never = () => () => {};

/** `/samples`: pictures with the words that made them, for everybody. */
export default function Samples() {
  const t = useTexts('samples', texts);
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  // The page that was rendered ahead has none open: the address is followed once the app has taken over.
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const asked = isTakenOver ? parameters.get(pictureParameter) : null;
  const found = shown.findIndex(({ id }) => id === asked);
  const isOpen = found >= 0;
  // What closes is still there while it leaves, and gives the focus back.
  const [last, setLast] = useState(found);
  if (isOpen && found !== last) setLast(found);
  const at = isOpen ? found : last;
  const [sample, before, after] = [shown[at], shown[at - 1], shown[at + 1]];
  return (
    <PublicPage
      title={t('title')}
      lead={t('lead', { count: shown.length })}
      homeHref={pathOf('home')}
      layout="wall"
      links={useSiteLinks()}
    >
      <SampleWall samples={shown} hrefOf={hrefOf} onIntent={() => void fetchPart(loadDetail, false)} />
      {sample && (
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
