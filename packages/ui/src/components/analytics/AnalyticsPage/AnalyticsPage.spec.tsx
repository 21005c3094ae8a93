import { analytics as texts } from '@mirror-studio/domain/texts/en/analytics';
import { byRole, documented, state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Screen, Tools } from '../../../testing/tools.ts';
import type { AnalyticsPageProps } from './AnalyticsPage.tsx';

const spent = [4, 9, 2, 0, 12, 16, 8, 7, 10, 22, 18, 14];
const points = spent.map((value, at) => ({
  label: `${at + 10} Nov`,
  value,
  previous: spent[spent.length - 1 - at] ?? 0,
}));

const page: AnalyticsPageProps = {
  title: 'Your Analytics',
  description: texts.usageLead,
  period: '30',
  onPeriodChange: nothing,
  note: '23 Oct – 21 Nov, in the time of Madrid; before: 23 Sep – 22 Oct.',
  figures: [
    { label: texts.credits, value: '122', before: '98' },
    { label: texts.images, value: '1,284', before: '960' },
    { label: texts.success, value: '96 % of 48', before: '91 %' },
    { label: texts.firstPicture, value: '8.2 s', before: '9.4 s' },
  ],
  charts: [
    {
      label: texts.creditsByDay,
      isWide: true,
      points,
      seriesLabel: texts.now,
      previousLabel: texts.previous,
    },
    {
      label: texts.models,
      kind: 'bar',
      tone: 'generation',
      points: [
        { label: 'Sample renderer', value: 41 },
        { label: 'Literal model', value: 7 },
      ],
    },
    {
      label: texts.outcomes,
      kind: 'bar',
      points: [
        { label: texts.outcome_completed, value: 46, previous: 40 },
        { label: texts.outcome_failed, value: 1, previous: 3 },
        { label: texts.outcome_cancelled, value: 1, previous: 1 },
      ],
    },
  ],
  onSave: nothing,
};

/** `<AnalyticsPage {...analyticsPageStates.shown} />` */
export const analyticsPageStates = statesOf<AnalyticsPageProps>()({
  shown: page,
  loading: { ...page, state: 'loading', figures: [], charts: [] },
  failedToLoad: { ...page, state: 'failed', figures: [], charts: [] },
  empty: { ...page, figures: [], charts: [], empty: <p>{texts.empty}</p> },
});

/** AnalyticsPage: chooses a period, saves. */
export function analyticsPageTester(tools: Tools, place: Screen = tools.screen) {
  const t = textsOf(tools, 'analytics', texts);
  const { press } = stepsOf(tools);
  return {
    choose: async (period: AnalyticsPageProps['period']) =>
      tools.user.click(place.getByRole('radio', { name: t[`period_${period}`] })),
    save: () => press(t.csv, place),
  };
}

export default {
  AnalyticsPage: (): Spec<AnalyticsPageProps> => ({
    states: analyticsPageStates,
    tester: analyticsPageTester,
    uses: [
      {
        in: analyticsPageStates.shown,
        calls: 'onPeriodChange',
        by: (tools) => analyticsPageTester(tools).choose('7'),
      },
      { in: analyticsPageStates.shown, calls: 'onSave', by: (tools) => analyticsPageTester(tools).save() },
    ],
    composition: {
      cases: {
        state,
        note: documented('is written above the figures'),
        empty: documented('stands in the place of the charts'),
        failure: documented('is said in the place of the figures'),
        onSave: byRole('button', texts.csv, { onSave: nothing }),
        actions: byRole('button', 'Own action', { actions: <button type="button">Own action</button> }),
      },
    },
    overlay: { is: 'another', because: 'it opens nothing' },
    keys: 'it is a SegmentedControl and Charts',
  }),
};
