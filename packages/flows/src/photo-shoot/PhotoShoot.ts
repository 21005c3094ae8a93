import { providePhotoShoot } from '@mirror-studio/state-machines/photo-shoot';
import { createFlow, type Tell } from '../flow/create-flow.tsx';
import { PhotoShootView } from './PhotoShootView.tsx';

interface Told {
  /** The shoot to show, such as the one in the address. Default none: only what is begun here. */
  readonly jobId?: string | null | undefined;
  /** Whole credits on the balance, null while they are not known. Default null. */
  readonly availableCredits?: number | null | undefined;
}

const tell: Tell<ReturnType<typeof providePhotoShoot>, Told> = {
  jobId: (id) => (id ? { type: 'shoot.opened', id } : { type: 'shoot.closed' }),
  availableCredits: (credits) => ({ type: 'balance.changed', availableCredits: credits ?? null }),
};

/** A shoot from its form to its pictures, machine and view joined. */
export const PhotoShoot = /* @__PURE__ */ createFlow(providePhotoShoot, PhotoShootView, tell);
