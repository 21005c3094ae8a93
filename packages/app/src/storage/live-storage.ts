import {
  clearAtSignOut,
  clearEphemeral,
  clearNonAuth,
  migrateLegacyKeys,
} from '@mirror-studio/domain/storage';
import { type Clearing, provideStorage } from '@mirror-studio/state-machines/storage';
import { startLongLived } from '../flows/start-long-lived.ts';

const cleanUps: Readonly<Record<Clearing, (isSignedIn: boolean) => void>> = {
  nonAuth: () => clearNonAuth(localStorage),
  // Of a session that ended by itself: its person comes back to what was typed. For another it goes at their sign-in.
  ephemeral: () => clearEphemeral(localStorage, sessionStorage, { keepsDrafts: true }),
  signOut: (isSignedIn) => clearAtSignOut(localStorage, sessionStorage, { keepsAuth: isSignedIn }),
};

/**
 * The storage's machine at work: moves what earlier versions kept under other names, then clears what it is asked to.
 * Takes whether somebody is signed in now: then the keys of the session are theirs, and stay.
 */
export function openStorage(isSignedIn: () => boolean) {
  const machine = provideStorage({
    migrate: async () => migrateLegacyKeys(localStorage),
    clear: async ({ what }) => cleanUps[what](isSignedIn()),
  });
  const ask = (what: Clearing) => ({ type: 'clearing.requested', what }) as const;
  const actor = startLongLived(machine, {
    listen: (begun, ended) => {
      begun.on('storage.failed', ({ message }) => console.error('The browser keeps nothing', message));
      for (const what of ended?.getSnapshot().context.clearing ?? []) begun.send(ask(what));
    },
  });
  return { clear: (what: Clearing) => actor().send(ask(what)) };
}
