import { textRef } from '@mirror-studio/state-machines/shared';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchPart } from '../lazy/fetch-module.ts';
import { useServices } from '../providers/services.tsx';
import { useToast } from '../toasts/ToastProvider.tsx';

/** Keeps words as a prompt of the library, with what alternates in them, and says in a toast whether it did. */
export function useKeepPrompt(): { readonly keep: (text: string) => void; readonly isKeeping: boolean } {
  const { api } = useServices();
  const notify = useToast();
  // Pressed again, or answered too late, the same words are one prompt.
  const [intent, setIntent] = useState({ text: '', key: '' });
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ text, key }: typeof intent) =>
      (await fetchPart(() => import('./keep-in-library.ts'))).keepInLibrary(api, text, key),
    onSuccess: () => notify({ tone: 'success', title: textRef('toasts', 'promptSaved') }),
    onError: () => notify({ tone: 'error', title: textRef('toasts', 'promptSaveFailed') }),
  });
  const keep = (text: string) => {
    const next = intent.text === text ? intent : { text, key: crypto.randomUUID() };
    setIntent(next);
    mutate(next);
  };
  return { keep, isKeeping: isPending };
}
