import { Button } from '@mirror-studio/ui/Button';
import { SignInAgain } from './index.ts';

interface Door {
  /** Asks the auth service for an email with a code. */
  sendCode: () => void;
  goOn: () => void;
}

export const DoorOverThePage = ({ sendCode, goOn }: Door) => (
  <SignInAgain mailForm={<Button onPress={sendCode}>Send a code</Button>} onDone={goOn} />
);
