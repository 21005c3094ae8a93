import { requestLimits } from '@mirror-studio/domain/constants/requests';
import { type Api, forensicsEndpoints } from '@mirror-studio/domain/contract';
import { checkReference, type ReferenceProblem } from '@mirror-studio/domain/photo-shoot';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../providers/services.tsx';

/** Its name or its media type says picture, and no browser can draw it. */
export class NotPicture extends Error {}

interface Asked {
  readonly file: File;
  readonly signal: AbortSignal;
  /** Hears that the file can be drawn. */
  readonly onDrawn: () => void;
}

async function read(api: Api, { file, signal, onDrawn }: Asked) {
  const bitmap = await createImageBitmap(file).catch((cause: unknown) => {
    throw new NotPicture('The file cannot be drawn.', { cause });
  });
  bitmap.close();
  onDrawn();
  return api.call(forensicsEndpoints.forensics, { body: { file }, signal });
}

/** A picture that is given and read. It stays when it could not be, so that it can be sent again. */
export function useForensics() {
  const { api } = useServices();
  const [file, setFile] = useState<File | null>(null);
  const [refused, setRefused] = useState<ReferenceProblem | null>(null);
  const [previewUrl, setPreviewUrl] = useState<string | null>(null);
  const underWay = useRef<AbortController>(undefined);
  const { mutate, reset, data, error, isPending } = useMutation({
    mutationFn: (asked: Asked) => read(api, asked),
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
    mutate({ file: given, signal, onDrawn });
  };
  const put = (given: File | null) => {
    const problem = given && checkReference(given);
    underWay.current?.abort();
    reset();
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
  };
}
