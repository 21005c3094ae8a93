import { pathOf } from '@mirror-studio/domain/access';
import { PromptStudioView } from '@mirror-studio/flows/prompt-studio';
import { providePromptStudio } from '@mirror-studio/state-machines/prompt-studio';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFlow } from '../../flows/use-flow.ts';
import { fetchPart } from '../../lazy/fetch-module.ts';
import { handToShoot } from '../../storage/shoot-draft.ts';
import { useLanguage } from '../../texts/AppTexts.tsx';
import { KeepPrompt } from './KeepPrompt.tsx';
import { keepDraft, keepRecent, keepRitual, keepTemplate, readKept } from './kept-prompt.ts';

/** With all the choices, of both languages: only once there is something to say. */
const composer = () => fetchPart(() => import('@mirror-studio/domain/prompts/composer'));

const machine = providePromptStudio({
  readPrompt: async ({ slots, seed, language }) => (await composer()).readPrompt(slots, seed, language),
  varyPrompt: async ({ slots, seed }) => (await composer()).varyOrDraw(slots, seed),
  improvePrompt: async ({ slots, seed, language }) => (await composer()).improvePrompt(slots, seed, language),
});

/** The prompt studio: what is composed is kept in this browser, and goes to the shoot. */
export default function PromptStudio() {
  const navigate = useNavigate();
  const [language] = useLanguage();
  const { snapshot, send } = useFlow(machine, {
    input: () => ({ language, ...readKept() }),
    on: {
      'shoot.wanted': ({ prompt }) => {
        handToShoot(prompt);
        void navigate(pathOf('photoShoot'));
      },
    },
  });
  const { slots, words, seed, reading, recent, template, slot } = snapshot.context;
  const ritualSlot = snapshot.hasTag('ritual') ? slot : null;
  useEffect(() => send({ type: 'language.changed', language }), [send, language]);
  useEffect(() => keepDraft({ slots, words, seed }, reading), [slots, words, seed, reading]);
  useEffect(() => keepRecent(recent), [recent]);
  useEffect(() => void keepTemplate(template), [template]);
  useEffect(() => void keepRitual(ritualSlot), [ritualSlot]);
  const text = snapshot.matches({ reading: 'settled' }) ? reading?.text : undefined;
  return (
    <PromptStudioView snapshot={snapshot} send={send} more={text ? <KeepPrompt text={text} /> : undefined} />
  );
}
