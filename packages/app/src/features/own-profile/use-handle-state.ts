import { handleLimits } from '@mirror-studio/domain/constants/profiles';
import { checkHandle, readHandle } from '@mirror-studio/domain/profile';
import type { HandleState } from '@mirror-studio/ui/ProfileForm';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { handleQuery } from '../../api/profiles.ts';
import { useServices } from '../../providers/services.tsx';
import type { OwnProfileForm } from './use-profile-form.ts';

/** A text once it has rested for a while. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), handleLimits.askAfterMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** What is known of the handle that is typed. Whether it is free is asked when typing rests. Takes the one that is in use. */
export function useHandleState(form: OwnProfileForm, inUse: string | null): HandleState {
  const { api } = useServices();
  const handle = readHandle(form.values.handle);
  const rested = useRested(handle);
  const problem = handle === '' || handle === inUse ? null : checkHandle(handle);
  const isAskable = handle !== '' && handle !== inUse && problem === null;
  const { data, isError } = useQuery({
    ...handleQuery(api, handle),
    enabled: isAskable && rested === handle,
  });
  if (form.refusedHandle?.handle === handle) return form.refusedHandle.state;
  // What is short is not finished.
  if (problem) return problem === 'handleShort' && !form.isAsked && rested !== handle ? 'unknown' : problem;
  if (!isAskable) return 'unknown';
  if (isError) return 'unchecked';
  return data ? (data.problem ?? 'free') : 'checking';
}
