import * as v from 'valibot';
import {
  colourNames,
  forensicsProblems,
  forensicsSources,
  lights,
  sharpnesses,
} from '../../forensics/index.ts';
import { languages } from '../../texts/languages.ts';
import { endpoint, named } from '../endpoint.ts';
import { count, flag, text } from '../wire.ts';

/** The language in which words are given that stand nowhere in the picture. Default English. */
const inLanguage = v.object({ language: v.optional(v.picklist(languages)) });
const size = v.object({ width: count, height: count });

/**
 * What a picture tells of how it was made. `basis` says where the prompt comes from: its metadata, which is a stranger's
 * word, or its pixels, which give a start at most.
 */
export const forensics = named(
  'Forensics',
  v.object({
    basis: v.picklist(['metadata', 'pixels']),
    prompt: text,
    source: v.picklist(forensicsSources),
    negativePrompt: v.nullable(text),
    seed: v.nullable(text),
    model: v.nullable(text),
    steps: v.nullable(count),
    size: v.nullable(size),
    hasCredential: flag,
    raw: v.array(v.object({ where: text, text, isCut: flag, isDoubtful: flag })),
    problems: v.array(v.object({ where: text, problem: v.picklist(forensicsProblems) })),
    pixels: v.object({
      ...size.entries,
      ratio: text,
      palette: v.array(v.object({ colour: text, name: v.picklist(colourNames), share: v.number() })),
      light: v.picklist(lights),
      sharpness: v.picklist(sharpnesses),
    }),
  }),
);
export type Forensics = v.InferOutput<typeof forensics>;

export const sampleForensics: Forensics = {
  basis: 'metadata',
  prompt: 'Salt flats',
  source: 'automatic1111',
  negativePrompt: null,
  seed: '7',
  model: null,
  steps: 30,
  size: null,
  hasCredential: false,
  raw: [
    { where: 'PNG tEXt parameters', text: 'Salt flats\nSteps: 30, Seed: 7', isCut: false, isDoubtful: false },
  ],
  problems: [],
  pixels: {
    width: 768,
    height: 1024,
    ratio: '3:4',
    palette: [{ colour: '#b8652a', name: 'orange', share: 1 }],
    light: 'even',
    sharpness: 'natural',
  },
};

export const forensicsEndpoints = {
  forensics: endpoint({
    method: 'POST',
    path: '/api/forensics',
    openInDemo: true,
    query: inLanguage,
    request: 'upload',
    response: forensics,
    docs: {
      summary:
        'Reads how a picture was made, from its metadata, or else from its pixels in words of the language that is asked for. Nothing of it is kept.',
      errors: ['UNSUPPORTED_MEDIA', 'RATE_LIMITED'],
      sample: { response: sampleForensics },
    },
  }),
  describePicture: endpoint({
    method: 'POST',
    path: '/api/forensics/description',
    // Each answer is paid for.
    retriedWhenLost: false,
    query: inLanguage,
    request: 'upload',
    response: v.object({ prompt: text, model: text }),
    docs: {
      summary:
        'Shows a picture to the language model and answers what it sees, as a prompt in the language that is asked for. Nothing of it is kept here.',
      errors: [
        'UNSUPPORTED_MEDIA',
        'RATE_LIMITED',
        'PROVIDER_KEY_MISSING',
        'PROVIDER_REFUSED',
        'PROVIDER_BAD_REQUEST',
        'PROVIDER_RATE_LIMIT',
        'PROVIDER_TIMEOUT',
        'PROVIDER_DOWN',
      ],
      sample: { response: { prompt: 'A heron on wet slate, low winter sun', model: 'OpenAI' } },
    },
  }),
};
