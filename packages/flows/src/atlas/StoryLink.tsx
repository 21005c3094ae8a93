import type { ComponentProps } from 'react';
import { addressOf, openedWithin } from './address.ts';

interface StoryLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'onClick' | 'id'> {
  /** The id of the story that it leads to. */
  story: string;
}

/** A link to another story, whose address can be copied and sent. */
export function StoryLink({ story, children, ...rest }: StoryLinkProps) {
  return (
    <a
      {...rest}
      href={addressOf(story)}
      target="_top"
      onClick={(event) => {
        if (openedWithin(story, event.nativeEvent)) event.preventDefault();
      }}
    >
      {children}
    </a>
  );
}
