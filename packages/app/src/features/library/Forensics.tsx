import { pathOf } from '@mirror-studio/domain/access';
import type { Forensics as Found } from '@mirror-studio/domain/contract';
import type { ErrorCode } from '@mirror-studio/domain/errors';
import { aspectRatios } from '@mirror-studio/domain/photo-shoot';
import { literalPrompt } from '@mirror-studio/domain/prompts';
import { formatBytes } from '@mirror-studio/domain/texts';
import { forensics } from '@mirror-studio/domain/texts/en/forensics';
import { photoShoot } from '@mirror-studio/domain/texts/en/photoShoot';
import { prompts } from '@mirror-studio/domain/texts/en/prompts';
import { useFailureWords } from '@mirror-studio/flows/texts';
import { toFailure } from '@mirror-studio/state-machines/shared';
import { useTextLocale, useTexts } from '@mirror-studio/ui/i18n';
import { ReverseForensics } from '@mirror-studio/ui/ReverseForensics';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { composerQuery } from '../../api/composer.ts';
import { useKeepPrompt } from '../../api/use-keep-prompt.ts';
import { useServices } from '../../providers/services.tsx';
import { librarySections } from '../../routes/library-address.ts';
import { handToStudio } from '../../storage/hand-to-studio.ts';
import { handToShoot } from '../../storage/shoot-draft.ts';
import { NotPicture, useForensics } from './use-forensics.ts';

/** `/reverse-forensics`: a picture is given, and its prompt goes to the shoot, the studio or the library. */
export function Forensics() {
  const navigate = useNavigate();
  const locale = useTextLocale();
  const { keep, isKeeping } = useKeepPrompt();
  const { api } = useServices();
  const composer = useQuery(composerQuery(api)).data;
  const { file, previewUrl, found, isReading, description, isDescribing, ...reading } = useForensics();
  const words = useFailureWords();
  const t = useTexts('forensics', forensics);
  const p = useTexts('prompts', prompts);
  const describer = composer?.seesPictures ? composer.model : null;
  const prompt = literalPrompt(description?.prompt ?? found?.prompt ?? '');
  const leftOut = found?.negativePrompt ? literalPrompt(found.negativePrompt) : null;
  const problem = useProblem(reading);
  const isWorthAgain = reading.error !== null && !isFinal(reading.error);
  return (
    <ReverseForensics
      sections={librarySections}
      picture={
        file && {
          name: file.name,
          size: formatBytes(file.size, locale),
          ...(previewUrl !== null && { preview: previewUrl }),
        }
      }
      isReading={isReading}
      problem={problem}
      found={found}
      onSelect={reading.give}
      onRemove={reading.remove}
      {...(isWorthAgain && { onRetry: reading.sendAgain })}
      {...(describer !== null && {
        describer: description?.model ?? describer,
        description: description?.prompt ?? null,
        isDescribing,
        onDescribe: reading.describe,
        ...(reading.descriptionError && {
          descriptionProblem: words(toFailure(reading.descriptionError), t('notDescribed')),
        }),
      })}
      {...(found && {
        onBegin: () => {
          // A shoot has one text: what is to be left out is a sentence of it, as the studio writes it.
          const text =
            leftOut === null
              ? prompt
              : `${prompt.replace(/[.,;\s]+$/, '')}. ${p('phrase_exclude', { value: leftOut })}.`;
          handToShoot(shootOf(found, text));
          void navigate(pathOf('photoShoot'));
        },
        onOpenInStudio: () => {
          handToStudio(prompt, leftOut);
          void navigate(pathOf('promptStudio'));
        },
        onSave: () => keep(prompt),
        isSaving: isKeeping,
      })}
    />
  );
}

/** What of a shoot the picture tells: its words, and its ratio where that is one of a shoot's. */
function shootOf({ pixels }: Found, prompt: string) {
  const aspectRatio = aspectRatios.find((ratio) => ratio === pixels.ratio);
  return { prompt, ...(aspectRatio && { aspectRatio }) };
}

const finalCodes: ReadonlySet<string> = new Set<ErrorCode>([
  'UNSUPPORTED_MEDIA',
  'PAYLOAD_TOO_LARGE',
  'INPUT_INVALID',
]);

/** To send the same once more would change nothing. */
const isFinal = (error: Error) => error instanceof NotPicture || finalCodes.has(toFailure(error).code);

/** In words, what was wrong with the picture, or with reading it. */
function useProblem({ refused, error }: Pick<ReturnType<typeof useForensics>, 'refused' | 'error'>) {
  const t = useTexts('forensics', forensics);
  const p = useTexts('photoShoot', photoShoot);
  const words = useFailureWords();
  if (refused) return p(refused);
  if (error === null) return undefined;
  if (error instanceof NotPicture) return t('notPicture');
  const failure = toFailure(error);
  if (failure.code === 'UNSUPPORTED_MEDIA') return t('notPicture');
  return failure.status === 0 ? words(failure) : words(failure, t('failed'));
}
