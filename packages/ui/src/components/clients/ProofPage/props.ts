import type { ProofMark } from '@mirror-studio/domain/clients';
import type { SharedProof } from '@mirror-studio/domain/contract';
import type { ReactNode } from 'react';
import type { ListFailure } from '../../../patterns/ErrorState/ErrorState.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';

/** A comment that is written and not sent yet counts as one already. */
export type ShownProof = Omit<SharedProof, 'comments'> & {
  readonly comments: readonly (SharedProof['comments'][number] & { readonly isWaiting?: boolean })[];
};

export interface ProofPageProps extends RootProps {
  /** The pictures, or what stands in their place: a password is asked for, the link is over. Default `shown`. */
  state?: 'loading' | 'locked' | 'over' | 'failed' | 'shown';
  /** The set, with what was said of it here already. */
  proof?: ShownProof;
  /** Says yes, maybe or no to a picture, or takes it back. */
  onMark?: (pictureId: string, mark: ProofMark | null) => void;
  /** Sends what was written on a picture, or on the whole set. */
  onComment?: (pictureId: string | null, text: string) => void;
  /** Approves the choice, or takes that back. */
  onApprovalChange?: (isApproved: boolean) => void;
  /** Who says so. */
  name?: string;
  /** Called with every letter of the name. */
  onNameChange?: (name: string) => void;
  /** What is being written, by the id of its picture; that on the whole set has none (`''`). */
  drafts?: Readonly<Record<string, string>>;
  /** Called with what is being written then. */
  onDraftChange?: (pictureId: string, text: string) => void;
  /** The picture that is looked at; null for none. */
  shownId?: string | null;
  /** Called with the picture to look at, or null. */
  onShownChange?: (id: string | null) => void;
  /** How many answers are not sent yet, because there is no network. Default 0. */
  unsent?: number;
  /** What was refused of what was said, in words. */
  refused?: ReactNode;
  /** Gives the password. */
  onUnlock?: (password: string) => void;
  /** The password is looked at. Default false. */
  isUnlocking?: boolean;
  /** Why the password was refused. */
  unlockProblem?: string;
  /** What kind of failure it was, its words, and what its actions do. */
  failure?: ListFailure;
}

/** What the parts of a set that is shown take. */
export type SharedSetProps = Omit<
  ProofPageProps,
  'state' | 'onUnlock' | 'isUnlocking' | 'unlockProblem' | 'failure' | 'proof'
> &
  Required<Pick<ProofPageProps, 'name' | 'drafts' | 'unsent'>> & { proof: ShownProof };
