import type { SignInActors } from '@mirror-studio/state-machines/sign-in';
import type { SpokenNotice } from '../texts/index.ts';
import { SignIn } from './index.ts';

interface Door extends SignInActors {
  remember: (email: string, atMs: number) => void;
  toast: (notice: SpokenNotice) => void;
}

export const FrontDoor = ({ sendLink, openProvider, remember, toast }: Door) => (
  <SignIn
    effects={{ sendLink, openProvider }}
    purpose="signIn"
    email=""
    lastRequestMs={null}
    on={{ 'link.sent': ({ email, atMs }) => remember(email, atMs) }}
    onNotice={toast}
  />
);
