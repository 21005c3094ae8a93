import { pathOf } from '@mirror-studio/domain/access';
import { promptStudio } from '@mirror-studio/domain/texts/en/promptStudio';
import { textRef } from '@mirror-studio/state-machines/shared';
import { Button } from '@mirror-studio/ui/Button';
import { useTexts } from '@mirror-studio/ui/i18n';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fetchPart } from '../../lazy/fetch-module.ts';
import { useServices } from '../../providers/services.tsx';
import { keepPromptDraft } from '../../storage/prompt-drafts.ts';
import { useToast } from '../../toasts/ToastProvider.tsx';

/** Keeps the prompt in the library, or goes on with it in the editor. Takes its words, with what alternates in them. */
export function KeepPrompt({ text }: { text: string }) {
  const t = useTexts('promptStudio', promptStudio);
  const { api } = useServices();
  const navigate = useNavigate();
  const notify = useToast();
  // Pressed again, or answered too late, the same words are one prompt.
  const [intent, setIntent] = useState({ text: '', key: '' });
  const keep = useMutation({
    mutationFn: async ({ text: words, key }: typeof intent) =>
      (await fetchPart(() => import('./keep-in-library.ts'))).keepInLibrary(api, words, key),
    onSuccess: () => notify({ tone: 'success', title: textRef('toasts', 'promptSaved') }),
    onError: () => notify({ tone: 'error', title: textRef('toasts', 'promptSaveFailed') }),
  });
  const save = () => {
    const next = intent.text === text ? intent : { text, key: crypto.randomUUID() };
    setIntent(next);
    keep.mutate(next);
  };
  const edit = () => {
    keepPromptDraft(null, { text, basedOn: 0 });
    void navigate(pathOf('editor'));
  };
  return (
    <>
      <Button variant="ghost" isPending={keep.isPending} onPress={save}>
        {t('save')}
      </Button>
      <Button variant="ghost" onPress={edit}>
        {t('openInEditor')}
      </Button>
    </>
  );
}
