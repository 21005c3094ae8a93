import { Heading } from '@mirror-studio/ui/Heading';
import type { ReactNode } from 'react';

/** What can take the focus when a step takes the place of another: there is nothing to press. */
export function Arrival({ children }: { children: ReactNode }) {
  return (
    <div tabIndex={-1} style={{ outline: 'none' }}>
      {children}
    </div>
  );
}

interface PartHeadingProps {
  /** Default 2. */
  level?: 2 | 3 | undefined;
  children: ReactNode;
}

/** The heading of a step. */
export function PartHeading({ level = 2, children }: PartHeadingProps) {
  return (
    <Arrival>
      <Heading level={level} size="title">
        {children}
      </Heading>
    </Arrival>
  );
}
