import type { GalleryItem } from '@mirror-studio/domain/contract';

/** One state of the words. */
export interface DocumentVersion {
  id: string;
  number: number;
  text: string;
  /** ISO 8601. */
  createdAt: string;
  /** How many were made from it. */
  pictures: number;
}

/** What is said of the words, in part. */
export interface DocumentDetailsInPart {
  title?: string | undefined;
  notes?: string | undefined;
  tags?: readonly string[] | undefined;
}

/** What has become of what was typed. */
export type Keeping =
  /** All is kept. */
  | 'kept'
  /** There is nothing to keep. */
  | 'wordless'
  | 'tooLong'
  | 'waiting'
  | 'saving'
  /** It failed, and is tried again. */
  | 'unsaved'
  /** It was refused, and waits for its person. */
  | 'refused'
  /** It waits until its person has signed in again. */
  | 'signedOut'
  /** It was refused, since the prompt is gone. */
  | 'gone';

/** What was made from the text or from a version. */
export interface DocumentPictures {
  state: 'loading' | 'failed' | 'full';
  items: readonly GalleryItem[];
  /** There are more; called when they are asked for. */
  onMore?: (() => void) | undefined;
  isLoadingMore?: boolean | undefined;
  onRetry?: (() => void) | undefined;
}
