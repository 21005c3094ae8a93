import {
  type OwnProfile,
  profileConflict,
  profileRefusal,
  profilesEndpoints,
} from '@mirror-studio/domain/contract';
import { ApiError } from '@mirror-studio/domain/errors';
import {
  checkProfile,
  handleProblems,
  isSameProfile,
  type ProfileForm,
  type ProfileProblems,
  readHandle,
  tidyProfile,
} from '@mirror-studio/domain/profile';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { ownProfile } from '@mirror-studio/domain/texts/en/ownProfile';
import { useFailureWords } from '@mirror-studio/flows/texts';
import { useTexts } from '@mirror-studio/ui/i18n';
import type { HandleState } from '@mirror-studio/ui/ProfileForm';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { ownProfileQuery } from '../../api/profiles.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { profileQuery } from '../../session/profile.ts';
import { keepProfileDraft, type ProfileDraft, readProfileDraft } from '../../storage/profile-draft.ts';

export const formOf = ({ name, handle, words, links }: OwnProfile): ProfileForm => ({
  name,
  handle: handle ?? '',
  words,
  links,
});

const noProblems: ProfileProblems = {};

/** What the server has said of a handle that was sent. */
interface RefusedHandle {
  readonly handle: string;
  readonly state: HandleState;
}

export interface OwnProfileForm {
  readonly values: ProfileForm;
  readonly problems: ProfileProblems;
  readonly refusedHandle: RefusedHandle | null;
  /** It was to be saved: what is wrong is said. */
  readonly isAsked: boolean;
  readonly isDirty: boolean;
  readonly isConflict: boolean;
  readonly isPending: boolean;
  readonly isSaved: boolean;
  readonly failure: ReactNode;
  readonly change: (values: ProfileForm) => void;
  readonly discard: () => void;
  readonly save: (basedOn?: number) => Promise<void>;
}

/** The form of one's own profile over what is saved. What is typed outlives a reload, and what is saved elsewhere meanwhile. */
export function useProfileForm(saved: OwnProfile): OwnProfileForm {
  const services = useServices();
  const { api } = services;
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const t = useTexts('ownProfile', ownProfile);
  const e = useTexts('errors', errors);
  const words = useFailureWords();
  const [draft, setDraft] = useState<ProfileDraft | null>(() => readProfileDraft(userId));
  const [isAsked, setAsked] = useState(false);
  const [isPending, setPending] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [failure, setFailure] = useState<ReactNode>(null);
  const [refusedHandle, setRefusedHandle] = useState<RefusedHandle | null>(null);
  const known = formOf(saved);
  const values = draft?.form ?? known;
  const isDirty = !isSameProfile(values, known);
  const isConflict = isDirty && draft !== null && draft.basedOn !== saved.revision;

  const keep = (next: ProfileDraft | null) => {
    setDraft(next);
    keepProfileDraft(userId, next && !isSameProfile(next.form, known) ? next : null);
  };
  const forget = () => {
    keep(null);
    setAsked(false);
    setFailure(null);
    setRefusedHandle(null);
  };
  const refuse = (error: unknown, sent: ProfileForm) => {
    const answer = error instanceof ApiError ? error : null;
    const elsewhere = v.safeParse(profileConflict, answer?.body);
    if (elsewhere.success) {
      queries.setQueryData(ownProfileQuery(api, userId).queryKey, elsewhere.output);
      return;
    }
    const refusal = v.safeParse(profileRefusal, answer?.body);
    const { problem, days } = refusal.success ? refusal.output : { problem: '', days: undefined };
    const named = handleProblems.find((one) => one === problem);
    const state = named ?? (days === undefined ? null : { daysLeft: days });
    if (state !== null) setRefusedHandle({ handle: readHandle(sent.handle), state });
    else setFailure(`${t('saveFailed')} ${words(answer) ?? e('unknown')}`);
  };
  const save = async (basedOn = draft?.basedOn ?? saved.revision) => {
    setAsked(true);
    setFailure(null);
    if (isPending || Object.keys(checkProfile(values)).length > 0) return;
    setPending(true);
    const { handle, ...said } = tidyProfile(values);
    try {
      const body = { ...said, links: [...said.links], handle: handle === '' ? null : handle, basedOn };
      const answer = await api.call(profilesEndpoints.saveProfile, { body });
      const { queryKey } = ownProfileQuery(api, userId);
      // What was read before it was saved, and is still on its way, would be shown over it.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, answer);
      // The sidebar shows the name.
      queries.setQueryData(profileQuery(services, userId).queryKey, (row) =>
        row ? { ...row, display_name: answer.profile.name } : row,
      );
      forget();
      setSaved(true);
    } catch (error) {
      refuse(error, values);
    } finally {
      setPending(false);
    }
  };
  return {
    values,
    refusedHandle,
    isAsked,
    isDirty,
    isConflict,
    isPending,
    failure,
    save,
    isSaved: isSaved && !isDirty,
    problems: isAsked ? checkProfile(values) : noProblems,
    change: (form) => {
      setSaved(false);
      setFailure(null);
      keep({ form, basedOn: isDirty && draft ? draft.basedOn : saved.revision });
    },
    discard: forget,
  };
}
