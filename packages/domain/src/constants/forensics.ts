/**
 * Decided: how much of what strangers have written into a picture is read. A text is unfolded to no more than `textBytes`,
 * of all texts together to no more than `allBytes`; what is shown of one is cut, and says so.
 */
export const forensicsLimits = {
  textBytes: 1_048_576,
  allBytes: 4_194_304,
  texts: 32,
  parts: 10_000,
  rawCharacters: 20_000,
  /** Of each text that are shown until all of it is asked for. */
  shownCharacters: 600,
  promptCharacters: 10_000,
  modelCharacters: 200,
  credentialBytes: 65_536,
  jsonNodes: 5_000,
  problems: 20,
} as const;
