import { useSyncExternalStore } from 'react';
import type { SharedValue } from './shared-value.ts';

/** The value, followed live. */
export const useSharedValue = <Value>({ subscribe, snapshot }: SharedValue<Value>): Value =>
  useSyncExternalStore(subscribe, snapshot, snapshot);
