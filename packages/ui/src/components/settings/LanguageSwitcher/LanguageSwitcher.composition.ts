import { languageNames } from '@mirror-studio/domain/texts';
import { shell } from '@mirror-studio/domain/texts/en/shell';
import { begins, held, rowOf, told } from '../../../foundations/composition/row.ts';
import { languageStates } from '../../../testing/states.ts';
import { languageTester } from '../../../testing/testers.ts';
import { LanguageSwitcher, type LanguageSwitcherProps } from './LanguageSwitcher.tsx';

export default {
  LanguageSwitcher: rowOf<LanguageSwitcherProps>({
    Component: LanguageSwitcher,
    states: languageStates,
    cases: {
      language: held({
        by: 'defaultLanguage',
        told: 'onChange',
        first: 'en',
        last: 'es',
        shows: [`${shell.language}: ${languageNames.en}`, `${shell.language}: ${languageNames.es}`],
        act: (tools) => languageTester(tools).choose('es'),
        read: (tools) => languageTester(tools).read(),
      }),
      defaultLanguage: begins,
      onChange: told,
    },
  }),
};
