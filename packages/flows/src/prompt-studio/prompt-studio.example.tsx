import type { SpokenNotice } from '../texts/index.ts';
import { PromptStudio } from './index.ts';

// The composer has all the choices: it is fetched when it is first asked.
const composer = () => import('@mirror-studio/domain/prompts/composer');

interface Studio {
  shoot: (prompt: string) => void;
  toast: (notice: SpokenNotice) => void;
}

export const Composing = ({ shoot, toast }: Studio) => (
  <PromptStudio
    effects={{
      readPrompt: async ({ slots, seed, language }) => (await composer()).readPrompt(slots, seed, language),
      varyPrompt: async ({ slots, seed }) => ({ slots: (await composer()).varyOrDraw(slots, seed) }),
      improvePrompt: async ({ slots, seed, language }) =>
        (await composer()).improvePrompt(slots, seed, language),
    }}
    language="en"
    on={{ 'shoot.wanted': ({ prompt }) => shoot(prompt) }}
    onNotice={toast}
  />
);
