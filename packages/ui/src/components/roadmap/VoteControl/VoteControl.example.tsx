import { useState } from 'react';
import { VoteControl } from './index.ts';

export function Example() {
  const [isVoted, setVoted] = useState(false);
  return (
    <VoteControl
      title="Layers in the editor"
      votes={isVoted ? 13 : 12}
      isVoted={isVoted}
      onVotedChange={setVoted}
    />
  );
}
