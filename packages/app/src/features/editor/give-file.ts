import type { PromptFile } from '@mirror-studio/domain/prompts/file';

/** Gives a file to the person: the browser keeps it where it keeps what it downloads. */
export function giveFile({ name, type, content }: PromptFile): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
