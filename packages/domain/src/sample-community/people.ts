/** Somebody whom the sample community begins with (issue: the community, samples). Nobody signs in as them. */
export interface SamplePerson {
  /** Begins with `sampleHandlePrefix`: it says wherever it stands that it is a sample. */
  readonly handle: string;
  readonly name: string;
  readonly words: string;
}

/** Those who made the sample works, in the order in which they came (issue: the community, samples). */
export const samplePeople = [
  {
    handle: 'sample-ines',
    name: 'Inés Robledo',
    words: 'Sal, viento y ropa tendida. Casi siempre antes de las ocho.',
  },
  {
    handle: 'sample-tobias',
    name: 'Tobias Amundsen',
    words: 'Rooms after everybody has left. One lamp is usually enough.',
  },
  {
    handle: 'sample-adaeze',
    name: 'Adaeze Obi',
    words: 'Portraits with a colour of their own. I keep every prompt that taught me something.',
  },
  {
    handle: 'sample-haruki',
    name: 'Haruki Senda',
    words: 'Weather, mostly.',
  },
  {
    handle: 'sample-wren',
    name: 'Wren Callaghan',
    words: 'Dancers, swimmers, anybody who will not hold still.',
  },
  {
    handle: 'sample-livia',
    name: 'Livia Marchetti',
    words: 'Still lifes with a secret in them. Remix what you like, that is what they are for.',
  },
] as const satisfies readonly SamplePerson[];

export type SampleHandle = (typeof samplePeople)[number]['handle'];

/** Who follows whom, each with those whom they follow (issue: the community, samples). */
export const sampleFollows: Readonly<Record<SampleHandle, readonly SampleHandle[]>> = {
  'sample-ines': ['sample-haruki', 'sample-livia'],
  'sample-tobias': ['sample-adaeze', 'sample-livia', 'sample-haruki'],
  'sample-adaeze': ['sample-ines', 'sample-wren', 'sample-livia'],
  'sample-haruki': ['sample-tobias', 'sample-ines'],
  'sample-wren': ['sample-adaeze', 'sample-haruki'],
  'sample-livia': ['sample-adaeze', 'sample-tobias', 'sample-ines', 'sample-wren'],
};
