import type { IdeaStatus } from '../roadmap/index.ts';
import type { SampleHandle } from './people.ts';

/** An idea of the sample community (issue: the community, samples). */
export interface SampleIdea {
  readonly id: string;
  readonly by: SampleHandle;
  readonly title: string;
  readonly words: string;
  readonly hoursAgo: number;
  readonly votedBy: readonly SampleHandle[];
  readonly comments: readonly { readonly by: SampleHandle; readonly words: string }[];
  /** Where it was moved, with what is said of it; left out, nobody has moved it. */
  readonly moved?: { readonly status: IdeaStatus; readonly words: string };
}

/** What the sample community wishes for, the oldest first (issue: the community, samples). */
export const sampleIdeas: readonly SampleIdea[] = [
  {
    id: 'contact-sheet',
    by: 'sample-tobias',
    title: 'A contact sheet of a whole shoot on one page',
    words: 'All frames of a shoot with their seeds under them, to print and to mark with a pencil.',
    hoursAgo: 240,
    votedBy: ['sample-livia', 'sample-haruki', 'sample-adaeze'],
    comments: [
      { by: 'sample-livia', words: 'With the prompt at the foot, please. I always forget which it was.' },
      { by: 'sample-haruki', words: 'A4 and letter.' },
    ],
    moved: {
      status: 'planned',
      words: 'A sample of how the studio answers: this is what a plan looks like.',
    },
  },
  {
    id: 'palette',
    by: 'sample-adaeze',
    title: 'Pick the palette of a shoot from a photograph',
    words: 'Drop a picture, take five colours from it, and the shoot keeps to them.',
    hoursAgo: 180,
    votedBy: ['sample-ines', 'sample-wren', 'sample-livia', 'sample-tobias'],
    comments: [{ by: 'sample-wren', words: 'And let me lock one of the five.' }],
  },
  {
    id: 'series',
    by: 'sample-ines',
    title: 'Series: several works published as one',
    words: 'Una serie se mira entera. Publicarla en un solo gesto, con un orden.',
    hoursAgo: 120,
    votedBy: ['sample-haruki', 'sample-adaeze'],
    comments: [],
  },
  {
    id: 'slow-wall',
    by: 'sample-haruki',
    title: 'A wall that shows one work at a time',
    words: 'For a screen in the room. It changes when the light does.',
    hoursAgo: 60,
    votedBy: ['sample-wren'],
    comments: [{ by: 'sample-tobias', words: 'Yes. And nothing of the studio around it.' }],
  },
  {
    id: 'read-aloud',
    by: 'sample-wren',
    title: 'Read my prompt aloud while I move',
    words: 'I write with my eyes shut, mostly.',
    hoursAgo: 18,
    votedBy: ['sample-livia'],
    comments: [],
  },
];
