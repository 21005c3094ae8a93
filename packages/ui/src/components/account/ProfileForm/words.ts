import { profileLimits } from '@mirror-studio/domain/constants/account';
import { handleLimits, publicProfileLimits } from '@mirror-studio/domain/constants/profiles';
import type { HandleProblem, LinkProblem } from '@mirror-studio/domain/profile';
import { ownProfile } from '@mirror-studio/domain/texts/en/ownProfile';
import { useTexts } from '../../../i18n/useTexts.ts';

/** Puts what is wrong with a field into words, in the language in force. */
export function useProblemWords() {
  const t = useTexts('ownProfile', ownProfile);
  return {
    ofName: (problem: 'nameEmpty' | 'nameLong' | undefined) =>
      problem && (problem === 'nameLong' ? t(problem, { most: profileLimits.nameCharacters }) : t(problem)),
    ofHandle: (problem: HandleProblem) => {
      if (problem === 'handleShort') return t(problem, { fewest: handleLimits.fewestCharacters });
      if (problem === 'handleLong') return t(problem, { most: handleLimits.mostCharacters });
      return t(problem);
    },
    ofWords: (problem: 'wordsLong' | undefined) =>
      problem && t(problem, { most: publicProfileLimits.wordsCharacters }),
    ofLink: (problem: LinkProblem) =>
      problem === 'linkLong' ? t(problem, { most: publicProfileLimits.linkCharacters }) : t(problem),
  };
}
