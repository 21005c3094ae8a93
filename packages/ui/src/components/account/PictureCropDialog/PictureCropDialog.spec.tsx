import { common as commonTexts } from '@mirror-studio/domain/texts/en/common';
import { pictureCrop as texts } from '@mirror-studio/domain/texts/en/pictureCrop';
import { byRole, documented, overlayCases, state } from '../../../../test/composition/row.ts';
import { asDialog, opened } from '../../../../test/keyboard/rows.tsx';
import type { KeyRow } from '../../../../test/keyboard/types.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { pictures } from '../../../testing/fixtures/pictures.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import { PictureCropDialog } from './index.ts';
import type { PictureCropDialogProps } from './PictureCropDialog.tsx';

const { url: src, width, height } = pictures.saltFlats;
const dialog: PictureCropDialogProps = {
  isOpen: true,
  onOpenChange: nothing,
  src,
  size: { width, height },
  onUse: nothing,
};
const { url: wide, ...wideSize } = pictures.dunes;

/** `<PictureCropDialog {...pictureCropStates.upright} />` */
export const pictureCropStates = statesOf<PictureCropDialogProps>()({
  upright: dialog,
  wide: { ...dialog, src: wide, size: { width: wideSize.width, height: wideSize.height } },
  small: { ...dialog, size: { width: 96, height: 128 } },
  saving: { ...dialog, isPending: true },
  failed: { ...dialog, failure: 'Your picture was not changed. You are offline. Nothing was sent.' },
  unreadable: { ...dialog, src: 'data:image/png;base64,AAAA', size: undefined },
});

/** PictureCropDialog: moves the picture by its buttons and keys, and uses what is under the square. */
export function pictureCropTester(tools: Tools) {
  const t = textsOf(tools, 'pictureCrop', texts);
  const c = textsOf(tools, 'common', commonTexts);
  const { press, overlay, said } = stepsOf(tools);
  const inside = () => overlay(t.title);
  return {
    move: async (way: 'left' | 'right' | 'up' | 'down') => press(t[way], await inside()),
    centre: async () => press(t.centre, await inside()),
    /** Presses a key on the picture. */
    key: async (key: string) => {
      const stage = (await inside()).getByRole('application', { name: t.stage });
      stage.focus();
      await tools.user.keyboard(key);
    },
    /** Where the square is, in words. */
    place: async () => (await inside()).getAllByRole('status')[0]?.textContent ?? '',
    use: async () => press(t.use, await inside()),
    cancel: async () => press(c.cancel, await inside()),
    /** Why it was not saved, or null. */
    problem: async () => said('alert', await inside()),
  };
}

const at = (across: number, down: number, size: number) =>
  texts.at
    .replace('{{across, number}}', String(across))
    .replace('{{down, number}}', String(down))
    .replace('{{size, number}}', String(size));

/** On the picture, which is the first stop after the button that closes. */
const onPicture = (keys: KeyRow['keys'], does: string, press: string, words: string): KeyRow => ({
  keys,
  does,
  first: '{Enter}{Tab}{Tab}',
  press,
  sees: ({ find }) => find('[role="dialog"] [role="status"]')?.textContent === words,
});

export default {
  PictureCropDialog: (): Spec<PictureCropDialogProps> => ({
    states: pictureCropStates,
    tester: pictureCropTester,
    uses: [
      { in: pictureCropStates.upright, calls: 'onUse', by: (tools) => pictureCropTester(tools).use() },
      {
        in: pictureCropStates.upright,
        reads: async (tools) => {
          const tester = pictureCropTester(tools);
          await tester.move('up');
          return tester.place();
        },
        is: at(50, 54, 100),
      },
      {
        in: pictureCropStates.wide,
        reads: async (tools) => {
          const tester = pictureCropTester(tools);
          await tester.key('{ArrowRight}');
          const moved = await tester.place();
          await tester.centre();
          return [moved, await tester.place()];
        },
        is: [at(47, 50, 100), at(50, 50, 100)],
      },
    ],
    composition: {
      cases: {
        ...overlayCases,
        size: documented('spares the wait for the picture, whose size is read otherwise'),
        isPending: state,
        failure: byRole('alert', '', { failure: 'Not saved.' }),
      },
    },
    overlay: { is: 'dismissable', props: pictureCropStates.upright },
    keys: {
      draw: () => opened(<PictureCropDialog src={src} size={{ width, height }} onUse={nothing} />),
      rows: [
        onPicture(['↑', '↓'], 'On the picture: moves it up or down.', '{ArrowUp}', at(50, 54, 100)),
        onPicture(['←', '→'], 'Moves it to the left or right.', '+++{ArrowLeft}', at(54, 50, 133)),
        onPicture(
          [{ typed: '+' }, { typed: '-' }],
          'Enlarges it, or makes it smaller.',
          '++',
          at(50, 50, 121),
        ),
        onPicture(
          [{ typed: '0' }],
          'Shows the largest square in the middle again.',
          '++{ArrowUp}0',
          at(50, 50, 100),
        ),
        ...asDialog,
      ],
    },
  }),
};
