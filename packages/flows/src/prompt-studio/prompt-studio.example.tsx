import { providePromptStudio } from '@mirror-studio/state-machines/prompt-studio';
import { endOf } from '@mirror-studio/state-machines/shared';
import { useActor } from '@xstate/react';
import { useEffect } from 'react';
import { goTo, toast } from '../atlas/flow-page/example-effects.ts';
import { PromptStudioView } from './PromptStudioView.tsx';

// The composer has all the choices: it is fetched when it is first asked.
const composer = () => import('@mirror-studio/domain/prompts/composer');

const machine = providePromptStudio({
  readPrompt: async ({ slots, seed, language }) => (await composer()).readPrompt(slots, seed, language),
  varyPrompt: async ({ slots, seed }) => (await composer()).varyOrDraw(slots, seed),
  improvePrompt: async ({ slots, seed, language }) => (await composer()).improvePrompt(slots, seed, language),
});

export function PromptStudio() {
  const [snapshot, send, actor] = useActor(machine, { input: { language: 'en' } });
  useEffect(() => endOf(actor.on('notice.raised', ({ notice }) => toast(notice))), [actor]);
  useEffect(
    () => endOf(actor.on('shoot.wanted', ({ prompt }) => goTo(`/shoot?${new URLSearchParams({ prompt })}`))),
    [actor],
  );
  return <PromptStudioView snapshot={snapshot} send={send} />;
}
