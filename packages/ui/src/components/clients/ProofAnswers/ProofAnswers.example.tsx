import { ProofAnswers, type ProofAnswersProps } from './index.ts';

interface ExampleProps {
  answers: Pick<ProofAnswersProps, 'set' | 'pictures' | 'comments'>;
  revoke: () => void;
}

export const Example = ({ answers, revoke }: ExampleProps) => (
  <ProofAnswers {...answers} onRevoke={revoke} editHref="/clients/1/change" backHref="/clients" />
);
