import type { ReactNode } from 'react';

/** What can be done with the words that were found. */
export interface ForensicsActs {
  /** Begins a shoot with them; left out, it is not offered. */
  onBegin?: () => void;
  /** Goes on with them in the prompt studio; left out, it is not offered. */
  onOpenInStudio?: () => void;
  /** Keeps them in the library; left out, it is not offered. */
  onSave?: () => void;
  /** They are being kept. Default false. */
  isSaving?: boolean;
}

/** A language model that is shown a picture whose file says nothing. */
export interface PictureDescriber {
  /** What it is called. */
  describer?: string;
  /** What it sees in the picture: these words then stand for what the pixels gave. */
  description?: string | null;
  /** It is asked. Default false. */
  isDescribing?: boolean;
  /** Why it gave no words. */
  descriptionProblem?: ReactNode;
  /** Shows it the picture; left out, it is not offered. */
  onDescribe?: () => void;
}
