import type { PromptLists } from '@mirror-studio/domain/prompts';
import type { PromptFileFormat } from '@mirror-studio/domain/prompts/file';
import { promptDocument } from '@mirror-studio/domain/texts/en/promptDocument';
import { useTexts } from '../../../i18n/useTexts.ts';
import { RemixIcon } from '../../../icons/index.ts';
import { lazyPart, useLazyPart } from '../../../overlays/lazy-overlay.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { cx } from '../../../theme/cx.ts';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import { PromptEditor } from '../PromptEditor/PromptEditor.tsx';
import { DocumentDetails } from './DocumentDetails.tsx';
import { DocumentHead } from './DocumentHead.tsx';
import { DocumentSkeleton } from './DocumentSkeleton.tsx';
import * as styles from './PromptDocument.css.ts';
import { SaveLine } from './SaveLine.tsx';
import { Timeline } from './Timeline.tsx';
import type { DocumentDetailsInPart, DocumentPictures, DocumentVersion, Keeping } from './types.ts';

/** Where two states were written at once: seldom. */
const conflict = lazyPart(() => import('./Conflict.tsx'));
/** Below everything, and only where there are versions. */
const pictureStrip = lazyPart(async () => (await import('./PictureStrip.tsx')).PictureStrip);
const versionView = lazyPart(async () => (await import('./VersionView.tsx')).VersionView);

export interface PromptDocumentProps extends RootProps {
  /** Its place is kept while it is read. Default false. */
  isLoading?: boolean;
  /** The text as it is typed. */
  text: string;
  /** Called with the text at each key. */
  onTextChange: (text: string) => void;
  /** The named lists that it can draw from; null while they are on their way. */
  lists?: PromptLists | null | undefined;
  /** Its own title; empty while it has none. */
  title: string;
  /** Called with the title at each key. */
  onTitleChange: (title: string) => void;
  /** What it is called without one: how its words begin. Default "Untitled prompt". */
  untitled?: string;
  /** Notes beside the prompt, as typed. */
  notes: string;
  /** Called with the notes at each key. */
  onNotesChange: (notes: string) => void;
  /** Its tags, in the order in which they were given. */
  tags: readonly string[];
  /** Called with all tags when one came or went. */
  onTagsChange: (tags: readonly string[]) => void;
  /** What has become of what was typed. */
  keeping: Keeping;
  /** When something was last kept here, ISO 8601; null for not yet. */
  savedAt?: string | null;
  /** Why it was not kept, in words. */
  failure?: string;
  /** Keeps it now. */
  onSave: () => void;
  /** Keeps it as a prompt of its own, since its own is gone. */
  onCopy: () => void;
  /** Newest first; none for a prompt that is not kept yet. */
  versions: readonly DocumentVersion[];
  /** The number of the version that is looked at; null for the text itself. */
  shown?: number | null;
  /** A version is to be looked at. Takes its number, null for the text itself. */
  onShow: (number: number | null) => void;
  /** Left out while the text cannot be replaced. */
  onRestore?: ((number: number) => void) | undefined;
  /** There are older versions; called when they are asked for. */
  onOlder?: (() => void) | undefined;
  /** Older versions are on their way. Default false. */
  isLoadingOlder?: boolean;
  /** What somebody else has kept meanwhile: both texts are shown. */
  theirs?: DocumentVersion | null;
  /** What somebody else has kept meanwhile of the details that were changed here too: both are shown. */
  otherDetails?: DocumentDetailsInPart | null;
  /** The text here becomes the newest version; theirs stays the one before it. */
  onKeepMine: () => void;
  /** The text of the other becomes the newest version; the one here stays the one before it. */
  onKeepTheirs: () => void;
  /** Of the version that is looked at, or of all. */
  pictures: DocumentPictures;
  /** What it was forked from, and where that is shown while it is. */
  forkedFrom?: { title: string | null; author: string; href?: string | undefined } | null;
  /** Begins a prompt of its own with the words; left out while it cannot. */
  onFork?: (() => void) | undefined;
  /** The prompt of its own is being made. Default false. */
  isForking?: boolean;
  /** Takes it out as a file. Takes the format. */
  onExport: (format: PromptFileFormat) => void;
  /** Reads a file in; left out while the text cannot be replaced. */
  onImport?: ((file: File) => void) | undefined;
  /** Opens what is said of it where it is published; left out, it cannot be. */
  onPublish?: (() => void) | undefined;
  /** It is published. Default false. */
  isPublished?: boolean;
  /** Begins a shoot with the text; left out while it has no words. */
  onShoot?: (() => void) | undefined;
}

/** One prompt as a document: its text, the versions at its edge, the pictures made from it below. */
export function PromptDocument({
  isLoading = false,
  text,
  onTextChange,
  lists,
  title,
  onTitleChange,
  untitled,
  notes,
  onNotesChange,
  tags,
  onTagsChange,
  keeping,
  savedAt = null,
  failure,
  onSave,
  onCopy,
  versions,
  shown = null,
  onShow,
  onRestore,
  onOlder,
  isLoadingOlder = false,
  theirs = null,
  otherDetails = null,
  onKeepMine,
  onKeepTheirs,
  pictures,
  forkedFrom,
  onFork,
  isForking = false,
  onExport,
  onImport,
  onPublish,
  isPublished = false,
  onShoot,
  ...rest
}: PromptDocumentProps) {
  const t = useTexts('promptDocument', promptDocument);
  const version = versions.find(({ number }) => number === shown);
  const { Component: VersionView } = useLazyPart(versionView, version !== undefined);
  const { Component: PictureStrip } = useLazyPart(pictureStrip, versions.length > 0);
  const hasConflict = Boolean(theirs ?? otherDetails);
  const { Component: Conflict } = useLazyPart(conflict, hasConflict);
  const field = (
    <PromptEditor
      variant="page"
      label={t('text')}
      isLabelHidden
      value={text}
      onChange={onTextChange}
      lists={lists}
      rows={6}
      placeholder={t('textPlaceholder')}
    />
  );
  const origin =
    forkedFrom &&
    (forkedFrom.title === null
      ? t('forkedFromAuthor', { author: forkedFrom.author })
      : t('forkedFrom', { title: forkedFrom.title, author: forkedFrom.author }));
  if (isLoading)
    return (
      <div {...rootProps(rest, styles.root)} aria-busy>
        <DocumentSkeleton />
      </div>
    );
  return (
    <div {...rootProps(rest, styles.root)}>
      <DocumentHead
        {...{ title, untitled, onTitleChange }}
        line={
          <SaveLine
            {...{ keeping, savedAt, failure, onCopy }}
            onSave={theirs || otherDetails ? undefined : onSave}
            version={versions[0]?.number}
          />
        }
        actions={
          <>
            <Button
              icon={<RemixIcon size={18} />}
              onPress={onFork}
              isDisabled={!onFork}
              isPending={isForking}
            >
              {t('fork')}
            </Button>
            {onPublish && <Button onPress={onPublish}>{t(isPublished ? 'published' : 'publish')}</Button>}
            {onShoot && (
              <Button variant="generate" onPress={onShoot}>
                {t('beginShoot')}
              </Button>
            )}
          </>
        }
      />
      {otherDetails && Conflict && (
        <div className={styles.above}>
          <Conflict.DetailsConflict
            mine={{ title, notes, tags }}
            theirs={otherDetails}
            {...{ onKeepMine, onKeepTheirs }}
          />
        </div>
      )}
      {theirs && Conflict ? (
        <Conflict.TextConflict mine={field} {...{ text, theirs, onKeepMine, onKeepTheirs }} />
      ) : (
        <div className={styles.body}>
          <div className={styles.edge}>
            <Timeline {...{ versions, shown, onShow, onOlder, isLoadingOlder }} />
          </div>
          <div className={styles.middle}>
            {version && VersionView && (
              <VersionView
                key={version.number}
                {...{ version, text }}
                onRestore={onRestore && (() => onRestore(version.number))}
                onBack={() => onShow(null)}
              />
            )}
            {/* The field stays, with what can be undone in it. */}
            <div className={cx(styles.words, version && VersionView && styles.isAway)}>{field}</div>
          </div>
          <DocumentDetails
            {...{ notes, onNotesChange, tags, onTagsChange, onExport, onImport }}
            origin={origin ?? undefined}
            originHref={forkedFrom?.href}
          />
        </div>
      )}
      {versions.length > 0 && PictureStrip && <PictureStrip {...{ pictures, onShoot }} version={shown} />}
    </div>
  );
}
