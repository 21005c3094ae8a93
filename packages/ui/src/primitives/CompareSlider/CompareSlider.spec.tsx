import { callback, controlled, initial, look, state } from '../../../test/composition/row.ts';
import { inField, type Press } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { pictures } from '../../testing/fixtures/index.ts';
import type { Tools } from '../../testing/tools.ts';
import { CompareSlider, type CompareSliderProps } from './CompareSlider.tsx';

const before = { src: pictures.saltFlats.url, alt: 'A figure of light on salt flats', label: 'Before' };
const after = { src: pictures.deepWater.url, alt: 'The same figure under deep water', label: 'After' };
const ratio = '3 / 4';

/** `<CompareSlider {...compareStates.usual} />` */
export const compareStates = {
  usual: { before, after, ratio },
  vertical: { before, after, ratio, orientation: 'vertical', defaultValue: 35 },
  /** Neither picture is there: their place is kept. */
  waiting: {
    before: { alt: before.alt, label: before.label },
    after: { alt: after.alt, label: after.label },
    ratio,
  },
  long: {
    before: { ...before, label: 'As it came out of the first evening' },
    after: { ...after, label: 'lichtbild'.repeat(6) },
    ratio,
    isDisabled: true,
  },
} satisfies Record<string, CompareSliderProps>;

/** CompareSlider: moves the line by the keyboard, and reads how much of the picture before is shown, in percent. */
export function compareTester({ screen, user }: Tools) {
  const slider = () => screen.getByRole('slider') as HTMLInputElement;
  const press = async (key: string) => {
    slider().focus();
    await user.keyboard(key);
  };
  return {
    /** In percent, as the slider itself counts. */
    share: () => Number(slider().value),
    showAllOfBefore: async () => press('{End}'),
    showAllOfAfter: async () => press('{Home}'),
    step: async (key: 'ArrowLeft' | 'ArrowRight') => press(`{${key}}`),
  };
}

const moves = (key: Press, press: string, does: string, becomes: string) => ({
  keys: [key],
  does,
  press,
  sees: (seen: Parameters<typeof inField>[0]) => inField(seen) === becomes,
});

export default {
  CompareSlider: (): Spec<CompareSliderProps> => ({
    group: 'Display',
    states: compareStates,
    tester: compareTester,
    uses: [
      { in: compareStates.usual, calls: 'onChange', by: (tools) => compareTester(tools).showAllOfAfter() },
      { in: compareStates.usual, reads: (tools) => compareTester(tools).share(), is: 50 },
    ],
    composition: {
      cases: {
        orientation: look,
        value: controlled<CompareSliderProps>({
          by: 'defaultValue',
          onChange: 'onChange',
          first: 50,
          last: 100,
          act: (tools) => compareTester(tools).showAllOfBefore(),
          read: (tools) => compareTester(tools).share(),
        }),
        defaultValue: initial,
        onChange: callback,
        isDisabled: state,
      },
    },
    keys: {
      draw: () => <CompareSlider {...compareStates.usual} />,
      rows: [
        moves('→', '{ArrowRight}', 'Shows a little more of the picture before.', '51'),
        moves('←', '{ArrowLeft}', 'Shows a little less of it.', '49'),
        moves('Home', '{Home}', 'Shows the picture after alone.', '0'),
        moves('End', '{End}', 'Shows the picture before alone.', '100'),
        moves('Page Up', '{PageUp}', 'Shows a tenth more of the picture before.', '60'),
        moves('Page Down', '{PageDown}', 'Shows a tenth less of it.', '40'),
      ],
    },
  }),
};
