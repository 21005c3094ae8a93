import { saveAs } from './save-as.ts';

export interface GivenFile {
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  readonly content: string;
}

/** Gives a file to the person: the browser keeps it where it keeps what it downloads. */
export function giveFile({ name, type, content }: GivenFile): void {
  giveBlob(name, new Blob([content], { type }));
}

/** Gives bytes to the person as a file. */
export function giveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  saveAs(url, name);
  URL.revokeObjectURL(url);
}

/** Spreadsheets take a file for UTF-8 by this. */
const byteOrderMark = '\uFEFF';

/** Gives rows as a file for spreadsheets. Takes its name without `.csv`. */
export function giveCsv(name: string, csv: string): void {
  giveFile({ name: `${name}.csv`, type: 'text/csv;charset=utf-8', content: byteOrderMark + csv });
}
