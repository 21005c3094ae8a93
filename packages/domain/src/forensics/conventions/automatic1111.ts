import { countOf, sizeOf, textOf } from './json.ts';
import { type ForensicsSource, nothingOf, type Understood } from './understood.ts';

/** The line of settings is a few hundred characters long, with its hashes. */
const mostSettings = 10_000;
const negativeMark = 'Negative prompt:';

/**
 * Reads the text that AUTOMATIC1111 writes, and others after it (decisions: reverse forensics): the prompt, what not to
 * show, and a line of settings that begins with the steps. Takes the text and who wrote it.
 */
export function parseParameters(text: string, source: ForensicsSource): Understood {
  const settingsAt = Math.max(text.lastIndexOf('\nSteps: '), text.startsWith('Steps: ') ? 0 : -1);
  const [words, settings] =
    settingsAt < 0
      ? [text, '']
      : [text.slice(0, settingsAt), text.slice(settingsAt, settingsAt + mostSettings)];
  const negativeAt = words.startsWith(negativeMark) ? 0 : words.indexOf(`\n${negativeMark}`);
  const [prompt, negative] =
    negativeAt < 0
      ? [words, '']
      : [words.slice(0, negativeAt), words.slice(negativeAt).trimStart().slice(negativeMark.length)];
  const setting = (name: string) => {
    const [, quoted, plain] =
      new RegExp(`(?:^|[\\n,]) ?${name}: (?:"([^"\\n]{0,500})"|([^,\\n]{0,500}))`).exec(settings) ?? [];
    return quoted ?? plain;
  };
  const [, width, height] = /^(\d{1,6})x(\d{1,6})/.exec(setting('Size') ?? '') ?? [];
  return {
    ...nothingOf(source),
    prompt: textOf(prompt.trim()),
    negativePrompt: textOf(negative.trim()),
    seed: textOf(setting('Seed')),
    model: textOf(setting('Model')),
    steps: countOf(setting('Steps')),
    size: sizeOf(width, height),
  };
}
