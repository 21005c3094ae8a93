import { ownProfile as texts } from '@mirror-studio/domain/texts/en/ownProfile';
import { byRole, documented, look, part } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { Badge } from '../../../primitives/Badge/index.ts';
import { longProfile, maraProfile } from '../../../testing/fixtures/profiles.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import type { ProfileCardProps } from './ProfileCard.tsx';

/** `<ProfileCard {...profileCardStates.whole} />` */
export const profileCardStates = statesOf<ProfileCardProps>()({
  whole: maraProfile,
  nameAlone: { name: maraProfile.name },
  withoutPicture: { ...maraProfile, picture: undefined },
  nameless: { name: '', handle: maraProfile.handle },
  marked: { ...maraProfile, mark: <Badge tone="info">Sample</Badge> },
  longWords: longProfile,
  pictureGone: { ...maraProfile, picture: 'data:image/png;base64,' },
});

/** ProfileCard: reads what it says, and where it leads. */
export function profileCardTester(tools: Tools) {
  const { screen, within } = tools;
  const t = textsOf(tools, 'ownProfile', texts);
  return {
    name: () => screen.getByRole('heading').textContent ?? '',
    read: () => screen.getByRole('article').textContent ?? '',
    links: () => {
      const list = screen.queryByRole('list', { name: t.links });
      if (!list) return [];
      return within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href') ?? '');
    },
  };
}

export default {
  ProfileCard: (): Spec<ProfileCardProps> => ({
    states: profileCardStates,
    tester: profileCardTester,
    uses: [
      {
        in: profileCardStates.whole,
        reads: (tools) => profileCardTester(tools).name(),
        is: maraProfile.name,
      },
      {
        in: profileCardStates.whole,
        reads: (tools) => profileCardTester(tools).links(),
        is: maraProfile.links,
      },
    ],
    composition: {
      from: profileCardStates.nameAlone,
      cases: {
        handle: part((tools) => profileCardTester(tools).read().includes('@mara'), { handle: 'mara' }),
        words: part((tools) => profileCardTester(tools).read().includes('Salt.'), { words: 'Salt.' }),
        links: byRole('link', 'a.example', { links: ['https://a.example'] }),
        picture: documented('stands in place of the first letter'),
        mark: part((tools) => profileCardTester(tools).read().includes('Sample'), { mark: 'Sample' }),
        level: look,
      },
    },
    keys: 'its links are links',
  }),
};
