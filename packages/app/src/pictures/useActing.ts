import { useQueryClient } from '@tanstack/react-query';
import { useServices } from '../providers/services.tsx';
import { useToast } from '../toasts/ToastProvider.tsx';
import type { Acting } from './picture-acts.ts';

/** What acts on pictures work with. */
export function useActing(): Acting {
  const { api } = useServices();
  return { api, queries: useQueryClient(), show: useToast() };
}
