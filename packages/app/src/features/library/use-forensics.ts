import { languageModelLimits } from '@mirror-studio/domain/constants/prompts';
import { requestLimits } from '@mirror-studio/domain/constants/requests';
import { type Api, forensicsEndpoints } from '@mirror-studio/domain/contract';
import { checkReference, type ReferenceProblem } from '@mirror-studio/domain/photo-shoot';
import type { Language } from '@mirror-studio/domain/texts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../providers/services.tsx';
import { useLanguage } from '../../texts/AppTexts.tsx';

/** Its name or its media type says picture, and no browser can draw it. */
export class NotPicture extends Error {}

interface Asked {
  readonly file: File;
  readonly language: Language;
  readonly signal: AbortSignal;
  /** Hears that the file can be drawn. */
  readonly onDrawn: () => void;
}

async function read(api: Api, { file, language, signal, onDrawn }: Asked) {
  const bitmap = await createImageBitmap(file).catch((cause: unknown) => {
    throw new NotPicture('The file cannot be drawn.', { cause });
  });
  bitmap.close();
  onDrawn();
  return api.call(forensicsEndpoints.forensics, { query: { language }, body: { file }, signal });
}

/** Ends with the picture, or when nobody can expect an answer any more. */
const lookingSignal = (given: AbortSignal) =>
  AbortSignal.any([given, AbortSignal.timeout(requestLimits.uploadMs + languageModelLimits.answerMs)]);

/** A picture that is given and read. It stays when it could not be, so that it can be sent again. */
export function useForensics() {
  const { api } = useServices();
  const [language] = useLanguage();
  const [file, setFile] = useState<File | null>(null);
  const [refused, setRefused] = useState<ReferenceProblem | null>(null);
  const [previewUrl, setPreviewUrl] = useState<string | null>(null);
  const underWay = useRef<AbortController>(undefined);
  const { mutate, reset, data, error, isPending } = useMutation({
    mutationFn: (asked: Asked) => read(api, asked),
  });
  // What a language model says of it is asked for apart: it costs, and the picture goes to somebody else.
  const describing = useMutation({
    mutationFn: ({ file: given, language: inLanguage, signal }: Omit<Asked, 'onDrawn'>) =>
      api.call(forensicsEndpoints.describePicture, {
        query: { language: inLanguage },
        body: { file: given },
        signal,
      }),
  });
  useEffect(() => () => underWay.current?.abort(), []);
  useEffect(
    () => () => {
      if (previewUrl !== null) URL.revokeObjectURL(previewUrl);
    },
    [previewUrl],
  );

  const send = (given: File) => {
    const controller = new AbortController();
    underWay.current?.abort();
    underWay.current = controller;
    const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(requestLimits.uploadMs)]);
    const onDrawn = () => {
      if (!controller.signal.aborted) setPreviewUrl(URL.createObjectURL(given));
    };
    mutate({ file: given, language, signal, onDrawn });
  };
  const put = (given: File | null) => {
    const problem = given && checkReference(given);
    underWay.current?.abort();
    reset();
    describing.reset();
    setPreviewUrl(null);
    setFile(given);
    setRefused(problem);
    if (given && !problem) send(given);
  };
  return {
    file,
    previewUrl,
    /** Why it was not even sent; null otherwise. */
    refused,
    found: data ?? null,
    error,
    isReading: isPending,
    give: (given: File) => put(given),
    remove: () => put(null),
    sendAgain: () => file && send(file),
    description: describing.data ?? null,
    isDescribing: describing.isPending,
    descriptionError: describing.error,
    describe: () => {
      const signal = underWay.current?.signal;
      if (file && signal) describing.mutate({ file, language, signal: lookingSignal(signal) });
    },
  };
}
