import { useState } from 'react';
import { ProofPage, type ProofPageProps } from './index.ts';

interface ExampleProps extends Pick<ProofPageProps, 'proof'> {
  mark: NonNullable<ProofPageProps['onMark']>;
}

export function Example({ proof, mark }: ExampleProps) {
  const [shown, setShown] = useState<string | null>(null);
  const set = proof && { proof };
  return <ProofPage {...set} onMark={mark} shownId={shown} onShownChange={setShown} />;
}
