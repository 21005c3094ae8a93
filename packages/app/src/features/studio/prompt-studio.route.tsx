import { pathOf } from '@mirror-studio/domain/access';
import { PromptStudioView } from '@mirror-studio/flows/prompt-studio';
import { providePromptStudio } from '@mirror-studio/state-machines/prompt-studio';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { composerQuery } from '../../api/composer.ts';
import { useFlow } from '../../flows/use-flow.ts';
import { useServices } from '../../providers/services.tsx';
import { keepDraft, keepRecent, keepRitual, keepTemplate, readKept } from '../../storage/kept-prompt.ts';
import { handToShoot } from '../../storage/shoot-draft.ts';
import { useLanguage } from '../../texts/AppTexts.tsx';
import { actorsBy } from './actors.ts';
import { KeepPrompt } from './KeepPrompt.tsx';

/** The prompt studio: what is composed is kept in this browser, and goes to the shoot. */
export default function PromptStudio() {
  const navigate = useNavigate();
  const [language] = useLanguage();
  const { api } = useServices();
  const queries = useQueryClient();
  const model = useQuery(composerQuery(api)).data?.model;
  const machine = useMemo(() => providePromptStudio(actorsBy(api, queries)), [api, queries]);
  const { snapshot, send } = useFlow(machine, {
    input: () => ({ language, ...readKept() }),
    on: {
      'shoot.wanted': ({ prompt }) => {
        handToShoot({ prompt });
        void navigate(pathOf('photoShoot'));
      },
    },
  });
  const { slots, words, seed, reading, recent, template, slot, typed } = snapshot.context;
  const ritualSlot = snapshot.hasTag('ritual') ? slot : null;
  useEffect(() => send({ type: 'language.changed', language }), [send, language]);
  useEffect(() => keepDraft({ slots, words, seed, typed }, reading), [slots, words, seed, typed, reading]);
  useEffect(() => keepRecent(recent), [recent]);
  useEffect(() => void keepTemplate(template), [template]);
  useEffect(() => void keepRitual(ritualSlot), [ritualSlot]);
  const text = snapshot.matches({ reading: 'settled' }) ? reading?.text : undefined;
  return (
    <PromptStudioView
      snapshot={snapshot}
      send={send}
      {...(model && { model })}
      more={text ? <KeepPrompt text={text} /> : undefined}
    />
  );
}
