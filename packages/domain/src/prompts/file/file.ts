import { cutText } from '../../texts/cut-text.ts';

/** What of a prompt goes into a file and comes out of one. */
export interface PromptInFile {
  readonly title: string;
  readonly text: string;
  readonly notes: string;
  readonly tags: readonly string[];
}

/** As text the words alone; as JSON all of it. */
export const promptFileFormats = ['text', 'json'] as const;
export type PromptFileFormat = (typeof promptFileFormats)[number];

/** A file to be given to the person. */
export interface PromptFile {
  readonly name: string;
  readonly type: string;
  readonly content: string;
}

/** Why a file cannot be read as a prompt. */
export type PromptFileProblem = 'empty' | 'notPrompt' | 'unreadable';

const kind = 'mirror-studio/prompt';

/**
 * A prompt as a file (decisions: what each page holds, editor).
 *
 * @param prompt - What goes into it.
 * @param format - `text` has the words alone, `json` everything, and is read in as it was.
 * @returns Its name, which every system takes, its media type and its content.
 */
export function promptFile(prompt: PromptInFile, format: PromptFileFormat): PromptFile {
  const name = fileNameOf(prompt.title);
  if (format === 'text')
    return { name: `${name}.txt`, type: 'text/plain;charset=utf-8', content: `${prompt.text}\n` };
  const { title, text, notes, tags } = prompt;
  const content = `${JSON.stringify({ kind, version: 1, title, text, notes, tags }, null, 2)}\n`;
  return { name: `${name}.json`, type: 'application/json', content };
}

/** The longest name that every system takes has 255 bytes, its end included. */
const nameCharacters = 60;

/** A title as the name of a file: without what systems forbid, never empty, never a name of the system's own. */
function fileNameOf(title: string): string {
  const name = cutText(
    title.normalize('NFC').replace(/[\p{C}\p{Z}/\\:*?"<>|]+/gu, ' '),
    nameCharacters,
  ).replace(/^[. ]+|[. ]+$/g, '');
  return name === '' || /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(name) ? `prompt ${name}`.trim() : name;
}
