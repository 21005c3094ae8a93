import { readMailCode } from '@mirror-studio/domain/auth';

/** The code that a mail carries. Throws when it has none. */
export function codeIn({ body }: { readonly body: string }): string {
  const code = /: (\d{3} \d{3})$/m.exec(body)?.[1];
  if (code === undefined) throw new Error(`No code in the message: ${body}`);
  return readMailCode(code);
}

/** Another code than this one. */
export const otherCode = (code: string): string => (code === '000000' ? '111111' : '000000');
