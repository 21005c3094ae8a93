import { breadcrumbs } from '@mirror-studio/domain/texts/en/breadcrumbs';
import { byRole, callback } from '../../../test/composition/row.ts';
import { reported } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { textsOf } from '../../testing/steps.ts';
import type { Screen, Tools } from '../../testing/tools.ts';
import { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './index.ts';

const crumbsOf = (...labels: string[]): Crumb[] =>
  labels.map((label, at) => ({ id: label, label, href: `#level-${at}` }));

/** `<Breadcrumbs {...breadcrumbsStates.deep} />` */
export const breadcrumbsStates = {
  usual: { crumbs: crumbsOf('Gallery', 'Lighthouses', 'Fog over the harbour') },
  deep: { crumbs: crumbsOf('Library', 'Prompts', 'Landscapes', 'Sea', 'Lighthouses', 'Fog') },
  alone: { crumbs: crumbsOf('Library') },
  long: { crumbs: crumbsOf('Library', 'lichtbild'.repeat(9), `Fog over ${'the old harbour '.repeat(8)}`) },
} satisfies Record<string, BreadcrumbsProps>;

/** Breadcrumbs: goes to a level, in the menu too, and reads them. */
export function breadcrumbsTester(tools: Tools, place: Screen = tools.screen) {
  const t = textsOf(tools, 'breadcrumbs', breadcrumbs);
  const links = () => place.getAllByRole('link');
  return {
    goTo: async (name: string) => {
      const link = place.queryByRole('link', { name });
      if (link) return tools.user.click(link);
      await tools.user.click(place.getByRole('button', { name: t.between }));
      return tools.user.click(await tools.screen.findByRole('menuitem', { name }));
    },
    /** The levels in sight, in order, the page last. */
    levels: () => links().map(({ textContent }) => textContent ?? ''),
    /** The page that they lead to. */
    current: () => links().find((link) => link.getAttribute('aria-current') === 'page')?.textContent ?? null,
  };
}

export default {
  Breadcrumbs: (): Spec<BreadcrumbsProps> => ({
    group: 'Navigation',
    states: breadcrumbsStates,
    tester: breadcrumbsTester,
    uses: [
      {
        in: breadcrumbsStates.usual,
        calls: 'onAction',
        by: (tools) => breadcrumbsTester(tools).goTo('Lighthouses'),
      },
      {
        in: breadcrumbsStates.usual,
        reads: (tools) => [breadcrumbsTester(tools).current(), ...breadcrumbsTester(tools).levels()],
        is: ['Fog over the harbour', 'Gallery', 'Lighthouses', 'Fog over the harbour'],
      },
    ],
    composition: {
      cases: {
        onAction: callback,
        label: byRole('navigation', 'Place of the prompt', { label: 'Place of the prompt' }),
      },
    },
    keys: {
      draw: (report) => (
        <Breadcrumbs {...breadcrumbsStates.usual} onAction={(level) => report(`to ${level}`)} />
      ),
      rows: [
        {
          keys: ['Enter'],
          does: 'Goes to the level that has the focus.',
          press: '{Enter}',
          sees: reported('to Gallery'),
        },
        {
          keys: ['Tab'],
          does: 'Goes to the next level. The page itself is no stop.',
          first: '{Tab}',
          press: '{Enter}',
          sees: reported('to Lighthouses'),
        },
      ],
    },
  }),
};
