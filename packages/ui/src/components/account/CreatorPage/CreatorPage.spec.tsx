import { common } from '@mirror-studio/domain/texts/en/common';
import { community } from '@mirror-studio/domain/texts/en/community';
import { ownProfile as texts } from '@mirror-studio/domain/texts/en/ownProfile';
import { works } from '@mirror-studio/domain/texts/en/works';
import { byRole, state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { maraProfile } from '../../../testing/fixtures/profiles.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import type { Tools } from '../../../testing/tools.ts';
import { arcanaCardStates } from '../../community/ArcanaCard/ArcanaCard.spec.tsx';
import { ArcanaCard } from '../../community/ArcanaCard/index.ts';
import { creatorActsStates } from '../../community/CreatorActs/CreatorActs.spec.tsx';
import { CreatorActs } from '../../community/CreatorActs/index.ts';
import type { CreatorPageProps } from './CreatorPage.tsx';

const { picture, ...said } = maraProfile;
const profile = { ...said, picture: { small: picture, large: picture } };
const silent = { ...profile, words: '', links: [], picture: null };

/** `<CreatorPage {...creatorPageStates.whole} />` */
export const creatorPageStates = statesOf<CreatorPageProps>()({
  whole: { profile },
  own: { profile, editHref: '#edit' },
  sample: { profile: { ...profile, isSample: true } },
  silent: { profile: silent },
  ownSilent: { profile: silent, editHref: '#edit' },
  loading: { profile: null },
  notFound: { profile: null, missing: 'notFound' },
  failed: { profile: null, missing: 'failed' },
});

/** CreatorPage: who it is of. */
export function creatorPageTester({ screen }: Tools) {
  return {
    /** The name of the creator, or what is said in its place. */
    title: () => screen.getAllByRole('heading')[0]?.textContent ?? '',
  };
}

export default {
  CreatorPage: (): Spec<CreatorPageProps> => ({
    states: creatorPageStates,
    tester: creatorPageTester,
    uses: [
      {
        in: creatorPageStates.whole,
        reads: (tools) => creatorPageTester(tools).title(),
        is: maraProfile.name,
      },
      {
        in: creatorPageStates.notFound,
        reads: (tools) => creatorPageTester(tools).title(),
        is: texts.notFoundTitle,
      },
    ],
    composition: {
      cases: {
        missing: state,
        failure: byRole('button', common.retry, {
          profile: null,
          missing: 'failed',
          failure: { kind: 'server', message: texts.pageFailed, onAction: { retry: nothing } },
        }),
        editHref: byRole('link', texts.edit, { editHref: '#edit' }),
        arcana: byRole('figure', '', { arcana: <ArcanaCard {...arcanaCardStates.reached} /> }),
        acts: byRole('button', community.follow, { acts: <CreatorActs {...creatorActsStates.stranger} /> }),
        works: byRole('region', works.worksOf, { works: 'A wall' }),
      },
    },
    keys: 'its links are links',
  }),
};
