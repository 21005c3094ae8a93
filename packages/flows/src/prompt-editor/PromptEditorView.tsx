import { failureKind } from '@mirror-studio/domain/errors';
import { type PromptLists, promptTitle } from '@mirror-studio/domain/prompts';
import { promptDocument } from '@mirror-studio/domain/texts/en/promptDocument';
import type {
  EditedPrompt,
  EditedVersion,
  promptEditorMachine,
} from '@mirror-studio/state-machines/prompt-editor';
import { EmptyState } from '@mirror-studio/ui/EmptyState';
import { ErrorState } from '@mirror-studio/ui/ErrorState';
import { useTexts } from '@mirror-studio/ui/i18n';
import { LinkButton } from '@mirror-studio/ui/LinkButton';
import { type Keeping, PromptDocument } from '@mirror-studio/ui/PromptDocument';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { useFailureWords } from '../texts/failure-words.ts';

type Snapshot = SnapshotFrom<typeof promptEditorMachine>;
type Send = (event: EventFrom<typeof promptEditorMachine>) => void;

export interface PromptEditorViewProps {
  /** The machine as it stands. */
  snapshot: Snapshot;
  /** Sends the machine what somebody does. */
  send: Send;
  /** The named lists that the text can draw from; null while they are on their way. Default none. */
  lists?: PromptLists | null;
  /** Begins a shoot with a text, and the version whose words these are. Left out, there is no way there. */
  onShoot?: ((text: string, versionId: string | null) => void) | undefined;
  /** Opens what is said of a version where it is published. Left out, it cannot be. */
  onPublish?: ((version: EditedVersion) => void) | undefined;
  /** Whether it is published. Default as it was read. */
  isPublished?: boolean | undefined;
  /** Where what it was forked from is shown. Takes that; undefined where it is not shown. Left out, no origin leads anywhere. */
  originHref?: ((origin: NonNullable<EditedPrompt['forkedFrom']>) => string | undefined) | undefined;
  /** Where the other prompts are. */
  libraryHref?: string | undefined;
  /** The sign-in has ended, and what is to be kept waits for another. Default false. */
  isSignedOut?: boolean;
}

/** Of a prompt that was new there are none, and nobody asks for them. */
function picturesState(snapshot: Snapshot): 'failed' | 'full' | 'loading' {
  if (snapshot.matches({ open: { beside: 'failed' } })) return 'failed';
  return snapshot.context.pictures || snapshot.matches({ open: { beside: 'resting' } }) ? 'full' : 'loading';
}

/** The editor of a prompt as its machine stands. */
export function PromptEditorView({
  snapshot,
  send,
  lists,
  onShoot,
  onPublish,
  isPublished,
  originHref,
  libraryHref,
  isSignedOut = false,
}: PromptEditorViewProps) {
  const words = useFailureWords();
  if (snapshot.matches('unread')) return <Unread {...{ snapshot, send, libraryHref }} />;
  const { context } = snapshot;
  const { text, title, notes, tags, prompt, versions, shown, failure, pictures, beside } = context;
  const isReplaceable = snapshot.hasTag('restorable');
  const isReading = snapshot.matches({ open: { beside: 'reading' } });
  const isOffered = snapshot.matches({ open: { beside: 'resting' } });
  const published = versions.find(({ number }) => number === shown) ?? versions[0];
  const isKept = snapshot.matches({ open: { keeping: 'kept' } });
  return (
    <PromptDocument
      isLoading={!snapshot.hasTag('open')}
      {...{ text, title, notes, tags, versions, shown }}
      lists={lists}
      onTextChange={(typed) => send({ type: 'text.changed', text: typed })}
      untitled={promptTitle('', text)}
      onTitleChange={(typed) => send({ type: 'details.changed', change: { title: typed } })}
      onNotesChange={(typed) => send({ type: 'details.changed', change: { notes: typed } })}
      onTagsChange={(typed) => send({ type: 'details.changed', change: { tags: typed } })}
      keeping={keepingOf(snapshot, isSignedOut)}
      savedAt={context.savedAt}
      failure={words(failure)}
      onSave={() => send({ type: 'save.requested' })}
      onCopy={() => send({ type: 'copy.requested' })}
      onShow={(number) => send({ type: 'version.shown', number })}
      onRestore={isReplaceable ? (number) => send({ type: 'version.restored', number }) : undefined}
      onOlder={
        context.nextVersions !== null && (isOffered || (isReading && beside === 'versions'))
          ? () => send({ type: 'versions.asked' })
          : undefined
      }
      isLoadingOlder={isReading && beside === 'versions'}
      theirs={snapshot.matches({ open: { keeping: 'conflict' } }) ? context.theirs : null}
      otherDetails={snapshot.matches({ open: { keeping: 'conflict' } }) ? otherDetailsOf(context) : null}
      onKeepMine={() => send({ type: 'mine.chosen' })}
      onKeepTheirs={() => send({ type: 'theirs.chosen' })}
      pictures={{
        state: picturesState(snapshot),
        items: pictures?.items ?? [],
        onMore:
          pictures?.nextCursor !== null && pictures && (isOffered || isReading)
            ? () => send({ type: 'pictures.asked' })
            : undefined,
        isLoadingMore: isReading && beside === 'morePictures',
        onRetry: () => send({ type: 'beside.retried' }),
      }}
      forkedFrom={prompt?.forkedFrom && { ...prompt.forkedFrom, href: originHref?.(prompt.forkedFrom) }}
      onFork={isKept ? () => send({ type: 'fork.requested' }) : undefined}
      isForking={snapshot.matches({ open: { keeping: 'forking' } })}
      onPublish={published && onPublish && isKept ? () => onPublish(published) : undefined}
      isPublished={isPublished ?? prompt?.workId != null}
      onExport={(format) => send({ type: 'file.requested', format })}
      onImport={isReplaceable ? (file) => send({ type: 'file.chosen', file }) : undefined}
      onShoot={
        onShoot && text.trim() !== ''
          ? () => onShoot(text, isKept ? (versions[0]?.id ?? null) : null)
          : undefined
      }
    />
  );
}

/** Of the details that somebody else has changed too, what they say. */
function otherDetailsOf({ otherDetails }: Snapshot['context']) {
  if (otherDetails === null) return null;
  const { prompt, fields } = otherDetails;
  return Object.fromEntries(fields.map((field) => [field, prompt[field]]));
}

/** What has become of what was typed, in one word. */
function keepingOf(snapshot: Snapshot, isSignedOut: boolean): Keeping {
  const is = (keeping: string) =>
    typeof snapshot.value === 'object' && Reflect.get(snapshot.value.open ?? {}, 'keeping') === keeping;
  const waits = ['waiting', 'savingText', 'savingDetails', 'unsaved'].some(is);
  if (waits && isSignedOut) return 'signedOut';
  if (is('refused') && snapshot.context.failure?.code === 'AUTH_REQUIRED') return 'signedOut';
  if (is('savingText') || is('savingDetails')) return 'saving';
  if (is('refused')) return snapshot.context.failure?.code === 'NOT_FOUND' ? 'gone' : 'refused';
  if (is('conflict') || is('waiting')) return 'waiting';
  if (is('unsaved')) return 'unsaved';
  if (is('tooLong')) return 'tooLong';
  return is('wordless') ? 'wordless' : 'kept';
}

/** The prompt could not be read: there is none for this person, or nobody knows. */
function Unread({
  snapshot,
  send,
  libraryHref,
}: Pick<PromptEditorViewProps, 'snapshot' | 'send' | 'libraryHref'>) {
  const t = useTexts('promptDocument', promptDocument);
  const words = useFailureWords();
  const { failure } = snapshot.context;
  if (failure?.code === 'NOT_FOUND')
    return (
      <EmptyState
        size="page"
        level={1}
        title={t('notFoundTitle')}
        actions={libraryHref !== undefined && <LinkButton href={libraryHref}>{t('toLibrary')}</LinkButton>}
      >
        {t('notFound')}
      </EmptyState>
    );
  return (
    <ErrorState
      size="page"
      level={1}
      kind={failureKind(failure)}
      message={words(failure)}
      onAction={{ retry: () => send({ type: 'read.retried' }) }}
    />
  );
}
