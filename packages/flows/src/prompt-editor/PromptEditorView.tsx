import { failureKind } from '@mirror-studio/domain/errors';
import { type PromptLists, promptTitle } from '@mirror-studio/domain/prompts';
import { promptDocument } from '@mirror-studio/domain/texts/en/promptDocument';
import type { promptEditorMachine } from '@mirror-studio/state-machines/prompt-editor';
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
  /** Where the other prompts are. */
  libraryHref?: string | undefined;
}

/** The editor of a prompt as its machine stands. */
export function PromptEditorView({ snapshot, send, lists, onShoot, libraryHref }: PromptEditorViewProps) {
  const words = useFailureWords();
  if (snapshot.matches('unread')) return <Unread {...{ snapshot, send, libraryHref }} />;
  const { context } = snapshot;
  const { text, title, notes, tags, prompt, versions, shown, failure, pictures, beside } = context;
  const isReplaceable = snapshot.hasTag('restorable');
  const isReading = snapshot.matches({ open: { beside: 'reading' } });
  const isOffered = snapshot.matches({ open: { beside: 'resting' } });
  const isKept = snapshot.matches({ open: { keeping: 'kept' } });
  return (
    <PromptDocument
      isLoading={!snapshot.hasTag('open') || lists === null}
      {...{ text, title, notes, tags, versions, shown }}
      lists={lists ?? undefined}
      onTextChange={(typed) => send({ type: 'text.changed', text: typed })}
      untitled={promptTitle('', text)}
      onTitleChange={(typed) => send({ type: 'details.changed', change: { title: typed } })}
      onNotesChange={(typed) => send({ type: 'details.changed', change: { notes: typed } })}
      onTagsChange={(typed) => send({ type: 'details.changed', change: { tags: typed } })}
      keeping={keepingOf(snapshot)}
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
      onKeepMine={() => send({ type: 'mine.chosen' })}
      onKeepTheirs={() => send({ type: 'theirs.chosen' })}
      pictures={{
        state: snapshot.matches({ open: { beside: 'failed' } }) ? 'failed' : pictures ? 'full' : 'loading',
        items: pictures?.items ?? [],
        onMore:
          pictures?.nextCursor !== null && pictures && (isOffered || isReading)
            ? () => send({ type: 'pictures.asked' })
            : undefined,
        isLoadingMore: isReading && beside === 'morePictures',
        onRetry: () => send({ type: 'beside.retried' }),
      }}
      forkedFrom={prompt?.forkedFrom ?? null}
      onFork={isKept ? () => send({ type: 'fork.requested' }) : undefined}
      isForking={snapshot.matches({ open: { keeping: 'forking' } })}
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

/** What has become of what was typed, in one word. */
function keepingOf(snapshot: Snapshot): Keeping {
  const is = (keeping: string) =>
    typeof snapshot.value === 'object' && Reflect.get(snapshot.value.open ?? {}, 'keeping') === keeping;
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
