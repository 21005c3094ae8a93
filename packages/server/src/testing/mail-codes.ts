import { readMailCode } from '@mirror-studio/domain/auth';

/** The code that a mail carries. Throws when it has none. */
export function codeIn({ body }: { readonly body: string }): string {
  const code = /: (\d{3} \d{3})$/m.exec(body)?.[1];
  if (code === undefined) throw new Error(`No code in the message: ${body}`);
  return readMailCode(code);
}

/** The code that a text message begins with. Throws when it has none. */
export function codeInText(text: string): string {
  const code = /^\d{6}(?= )/.exec(text)?.[0];
  if (code === undefined) throw new Error(`No code in the message: ${text}`);
  return code;
}

/** Another code than this one. */
export const otherCode = (code: string): string => (code === '000000' ? '111111' : '000000');
