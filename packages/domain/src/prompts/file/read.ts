import type { PromptFileProblem, PromptInFile } from './file.ts';

/**
 * The prompt of a file (decisions: what each page holds, editor). What is JSON of ours gives all that it has, a JSON of another product the text
 * that it names (`prompt` or `text`), and any other file its words.
 *
 * @param content - The file as text.
 * @returns What was found, the text with `\n` for ends of lines, or why there is nothing to find.
 */
export function readPromptFile(
  content: string,
): (Partial<PromptInFile> & { readonly text: string }) | PromptFileProblem {
  // Control characters but tab and ends of lines: a picture, an archive.
  if (/(?![\t-\r\u007f-\u009f])\p{Cc}/u.test(content)) return 'unreadable';
  const text = content.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  if (text.trim() === '') return 'empty';
  const json = /^\s*\{\s*"/.test(text) ? parsed(text) : undefined;
  if (json === undefined) return { text: text.replace(/\n$/, '') };
  const words = textIn(json, 'text') ?? textIn(json, 'prompt');
  if (words === undefined) return 'notPrompt';
  if (words.trim() === '') return 'empty';
  const [title, notes] = [textIn(json, 'title'), textIn(json, 'notes')];
  const tags: unknown = Reflect.get(json, 'tags');
  return {
    text: words.replace(/\r\n?/g, '\n'),
    ...(title !== undefined && { title }),
    ...(notes !== undefined && { notes }),
    ...(Array.isArray(tags) && { tags: tags.filter((tag) => typeof tag === 'string') }),
  };
}

function parsed(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function textIn(value: object, name: string): string | undefined {
  const found: unknown = Reflect.get(value, name);
  return typeof found === 'string' ? found : undefined;
}
