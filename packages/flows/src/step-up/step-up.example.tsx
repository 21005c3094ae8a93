import type { FactorList } from '@mirror-studio/state-machines/shared';
import type { Proved } from '@mirror-studio/state-machines/step-up';
import type { SpokenNotice } from '../texts/index.ts';
import { StepUp } from './index.ts';

interface Door {
  auth: {
    readFactors: () => Promise<FactorList>;
    proveByApp: (factorId: string, code: string) => Promise<Proved>;
    proveByRecoveryCode: (code: string, signal: AbortSignal) => Promise<Proved>;
  };
  toast: (notice: SpokenNotice) => void;
  enter: () => void;
}

export const SecondDoor = ({ auth, toast, enter }: Door) => (
  <StepUp
    effects={{
      readFactors: () => auth.readFactors(),
      prove: (proof, signal) =>
        proof.method === 'app'
          ? auth.proveByApp(proof.factorId, proof.code)
          : auth.proveByRecoveryCode(proof.code, signal),
    }}
    onNotice={toast}
    onDone={enter}
  />
);
