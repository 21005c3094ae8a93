import type { ReactNode } from 'react';
import { CheckIcon, CloseIcon } from '../../packages/ui/src/icons/index.ts';

interface Side {
  /** The example, alive: it can be pressed and typed into. */
  example: ReactNode;
  /** Why, in a sentence. */
  words: string;
}

const signs = {
  do: { Icon: CheckIcon, name: 'Do' },
  dont: { Icon: CloseIcon, name: 'Don’t' },
} as const;

function Half({ kind, example, words }: Side & { kind: keyof typeof signs }) {
  const { Icon, name } = signs[kind];
  return (
    <figure className="studio-advice-half" data-kind={kind}>
      <div className="studio-advice-stage">{example}</div>
      <figcaption>
        <strong>
          <Icon size={16} />
          {name}
        </strong>
        <span>{words}</span>
      </figcaption>
    </figure>
  );
}

/** Two live examples side by side: told apart by a sign, a word and the line under each, then by colour. */
export function DoDont({ good, bad }: { good: Side; bad: Side }) {
  return (
    <div className="studio-advice sb-unstyled">
      <Half kind="do" {...good} />
      <Half kind="dont" {...bad} />
    </div>
  );
}
