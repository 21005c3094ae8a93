export { type ForensicsSource, forensicsPrograms, forensicsSources } from './conventions/understood.ts';
export { type ForensicsProblem, forensicsProblems } from './findings.ts';
export { type Inflated, inflate } from './inflate.ts';
export {
  type ColourName,
  colourNameOf,
  colourNames,
  draftPrompt,
  type Light,
  lightOf,
  lights,
  type Measured,
  nearestRatio,
  type PixelFacts,
  type PixelTerms,
  type Sharpness,
  sharpnesses,
  sharpnessOf,
} from './pixels.ts';
export { type PictureWords, type RawText, readPictureWords } from './read-picture.ts';
