import { type Api, secondFactorEndpoints } from '@mirror-studio/domain/contract';
import type { Enrolment } from '@mirror-studio/state-machines/second-factor';
import type { FactorList } from '@mirror-studio/state-machines/shared';
import { SecondFactor } from './index.ts';

interface Account {
  api: Api;
  auth: {
    readFactors: () => Promise<FactorList>;
    enrol: (name: string) => Promise<Enrolment>;
    prove: (factorId: string, code: string) => Promise<void>;
    remove: (factorId: string) => Promise<void>;
  };
  save: (text: string) => void;
}

export const AppsForCodes = ({ api, auth, save }: Account) => (
  <SecondFactor
    effects={{
      readFactors: () => auth.readFactors(),
      enrol: ({ name }) => auth.enrol(name),
      prove: ({ factorId, code }) => auth.prove(factorId, code),
      remove: ({ factorId }) => auth.remove(factorId),
      makeCodes: async (_, signal) =>
        (await api.call(secondFactorEndpoints.makeRecoveryCodes, { signal })).codes,
    }}
    onDownload={(codes) => save(codes.join('\n'))}
  />
);
