'use client';
import { providePhotoShoot } from '@mirror-studio/state-machines/photo-shoot';
import { createFlow } from '../flow/create-flow.tsx';
import { PhotoShootView } from './PhotoShootView.tsx';

/** A shoot from its form to its pictures, machine and view joined. */
export const PhotoShoot = /* @__PURE__ */ createFlow(providePhotoShoot, PhotoShootView, {
  availableCredits: (credits: number | null | undefined) =>
    ({ type: 'balance.changed', availableCredits: credits ?? null }) as const,
});

export { PhotoShootView, type PhotoShootViewProps } from './PhotoShootView.tsx';
