import { useState } from 'react';
import { BallotRecount } from './index.ts';

const options = [
  { id: '1', title: 'Hide the counts on the first Sunday' },
  { id: 'keep', title: '' },
  { id: 'abstain', title: '' },
];

export function Example() {
  const [commitment, setCommitment] = useState('');
  return (
    <BallotRecount
      total={431}
      options={options}
      commitment={commitment}
      onCommitmentChange={setCommitment}
      onStart={() => {}}
    />
  );
}
