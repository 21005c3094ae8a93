export interface GivenFile {
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  readonly content: string;
}

/** Gives a file to the person: the browser keeps it where it keeps what it downloads. */
export function giveFile({ name, type, content }: GivenFile): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
