import { type Language, languageNames } from '@mirror-studio/domain/texts';
import { shell as shellTexts } from '@mirror-studio/domain/texts/en/shell';
import { callback, controlled, initial } from '../../../../test/composition/row.ts';
import { opens, returns } from '../../../../test/keyboard/rows.tsx';
import { reported } from '../../../../test/keyboard/types.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import { LanguageSwitcher, type LanguageSwitcherProps } from './LanguageSwitcher.tsx';

/** `<LanguageSwitcher {...languageStates.spanish} />` */
export const languageStates = statesOf<LanguageSwitcherProps>()({
  english: { language: 'en', onChange: nothing },
  spanish: { language: 'es', onChange: nothing },
});

/** LanguageSwitcher: reads and changes the language. */
export function languageTester(tools: Tools) {
  const t = textsOf(tools, 'shell', shellTexts);
  const button = () => tools.screen.getByRole('button', { name: new RegExp(`^${t.language}`) });
  return {
    read: () => button().getAttribute('aria-label') ?? '',
    choose: async (language: Language) => {
      await tools.user.click(button());
      await tools.user.click(
        await tools.screen.findByRole('menuitemradio', { name: languageNames[language] }),
      );
    },
  };
}

export default {
  LanguageSwitcher: (): Spec<LanguageSwitcherProps> => ({
    states: languageStates,
    tester: languageTester,
    uses: [
      { in: languageStates.spanish, reads: (tools) => languageTester(tools).read(), is: 'Language: Español' },
    ],
    composition: {
      cases: {
        language: controlled({
          by: 'defaultLanguage',
          onChange: 'onChange',
          first: 'en',
          last: 'es',
          shows: [
            `${shellTexts.language}: ${languageNames.en}`,
            `${shellTexts.language}: ${languageNames.es}`,
          ],
          act: (tools) => languageTester(tools).choose('es'),
          read: (tools) => languageTester(tools).read(),
        }),
        defaultLanguage: initial,
        onChange: callback,
      },
    },
    overlay: {
      is: 'attached',
      element: <LanguageSwitcher />,
      button: /^Language/,
      role: 'menu',
      focusesAtOnce: true,
    },
    keys: {
      draw: (report) => <LanguageSwitcher onChange={report} />,
      rows: [
        opens('menu'),
        {
          keys: [{ inTurn: ['↓', 'Enter'] }],
          does: 'Goes to the next language; takes it.',
          first: '{Enter}',
          press: '{ArrowDown}{Enter}',
          sees: reported('es'),
        },
        returns('menu'),
      ],
    },
    specLines: [['§2 header, §9', languageStates.english, ['Language: English']]],
  }),
};
