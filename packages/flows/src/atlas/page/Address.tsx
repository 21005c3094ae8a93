import { useState } from 'react';
import { addressOf, storyIdOf, storyOfState } from '../address.ts';
import { StoryLink } from '../StoryLink.tsx';

interface AddressProps {
  flow: string;
  /** The id of the state where the exploration stands. */
  stateId: string;
}

/** The whole address of a story, in the theme that the page has now. */
function wholeAddress(story: string): string {
  const { theme } = document.documentElement.dataset;
  const globals = theme === undefined || theme === 'dark' ? '' : `&globals=theme:${theme}`;
  return new URL(`${addressOf(story)}${globals}`, location.href).href;
}

/** Leads to the other states, and gives the address under which this one can be sent and commented on. */
export function Address({ flow, stateId }: AddressProps) {
  const story = storyOfState(flow, stateId);
  const [copied, setCopied] = useState('');
  const copy = async () => {
    await navigator.clipboard.writeText(wholeAddress(story));
    setCopied(story);
  };
  return (
    <p className="atlas-address">
      <output aria-label="Copied">{copied === story && 'Copied'}</output>
      <StoryLink className="atlas-link" story={storyIdOf(flow, 'all-states')}>
        All states
      </StoryLink>
      <StoryLink className="atlas-link" story={story}>
        This state alone
      </StoryLink>
      <button type="button" className="atlas-link" onClick={() => void copy()}>
        Copy its address
      </button>
    </p>
  );
}
