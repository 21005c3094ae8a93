import { community as texts } from '@mirror-studio/domain/texts/en/community';
import { documented, state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { promptWorks, sampleWorks, strangeWork, works } from '../../../testing/fixtures/works.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import type { Tools } from '../../../testing/tools.ts';
import type { WorkWallProps } from './WorkWall.tsx';

const wall: WorkWallProps = { works, hrefOf: (id) => `#${id}` };
const [first] = works;

/** `<WorkWall {...workWallStates.hung} />` */
export const workWallStates = statesOf<WorkWallProps>()({
  hung: wall,
  withPrompts: { ...wall, works: [...works.slice(0, 2), ...promptWorks, ...works.slice(2, 5)] },
  waiting: { ...wall, works: [], isWaiting: true },
  likeable: { ...wall, onLikedChange: nothing },
  samples: {
    ...wall,
    works: [...sampleWorks, ...promptWorks.slice(0, 1).map((work) => ({ ...work, isSample: true }))],
  },
  one: { ...wall, works: works.slice(0, 1) },
  strange: { ...wall, works: [strangeWork, ...works.slice(1, 3)] },
});

/** WorkWall: which works hang on it, and where one leads. */
export function workWallTester({ screen, user }: Tools) {
  return {
    works: () => screen.queryAllByRole('link').map((link) => link.textContent ?? ''),
    like: async (title: string) =>
      user.click(
        screen.getByRole('button', { name: RegExp(`^${texts.likeOf.replace('{{title}}', title)}`) }),
      ),
    hrefOf: (title: RegExp) => screen.getByRole('link', { name: title }).getAttribute('href'),
  };
}

export default {
  WorkWall: (): Spec<WorkWallProps> => ({
    states: workWallStates,
    tester: workWallTester,
    uses: [
      {
        in: workWallStates.hung,
        reads: (tools) => workWallTester(tools).hrefOf(/^Salt flats/),
        is: '#work-0',
      },
      {
        in: workWallStates.likeable,
        calls: 'onLikedChange',
        by: (tools) => workWallTester(tools).like(first?.title ?? ''),
      },
    ],
    composition: {
      cases: {
        onIntent: documented('is called when somebody points at a work'),
        onLikedChange: documented('is called with the work whose button was pressed'),
        isWaiting: state,
      },
    },
    keys: 'its works are links',
  }),
};
