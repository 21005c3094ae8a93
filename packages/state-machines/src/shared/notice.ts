import type { ParamsArgument, TextKey, TextNamespace, TextParams } from '@mirror-studio/domain/texts';
import { type Failure, saidByServer } from './failure.ts';

/** A text of the domain's catalogue, to be put into words by whoever shows it. */
export type TextRef = {
  [Namespace in TextNamespace]: {
    readonly namespace: Namespace;
    readonly key: TextKey<Namespace>;
    readonly params?: Readonly<Record<string, string | number>> | undefined;
  };
}[TextNamespace];

/** Names a text. Takes its namespace, its key and the values it needs; wrong ones do not compile. */
export function say<Namespace extends TextNamespace, Key extends TextKey<Namespace>>(
  namespace: Namespace,
  key: Key,
  ...[params]: ParamsArgument<TextParams<Namespace, Key>>
): TextRef {
  return { namespace, key, params } as unknown as TextRef;
}

/** Something to tell in a toast. The description is a text of the catalogue, or the server's own words. */
export interface Notice {
  readonly tone: 'info' | 'success' | 'warning' | 'error';
  readonly title: TextRef;
  readonly description?: TextRef | { readonly literal: string };
}

/** The event with which a flow asks for a toast. */
export interface NoticeRaised {
  readonly type: 'notice.raised';
  readonly notice: Notice;
}

/** Takes a failure and the text to use when the server said nothing; returns what to show (§8). */
export function serverWords(failure: Failure | null, fallback: TextRef): NonNullable<Notice['description']> {
  const message = saidByServer(failure);
  return message === '' ? fallback : { literal: message };
}

/** Takes a tone and the texts; returns the event that raises the notice. */
export function notice(
  tone: Notice['tone'],
  title: TextRef,
  description?: Notice['description'],
): NoticeRaised {
  return {
    type: 'notice.raised',
    notice: description === undefined ? { tone, title } : { tone, title, description },
  };
}
