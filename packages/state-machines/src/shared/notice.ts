import { errorCodeText, serverMessage } from '@mirror-studio/domain/errors';
import type { ParamsArgument, TextKey, TextNamespace, TextParams } from '@mirror-studio/domain/texts';
import type { Failure } from './failure.ts';

/** The namespaces that machines speak from: whoever shows what they say needs the texts of all of them. */
export const spokenNamespaces = [
  'errors',
  'exchange',
  'jobs',
  'photoShoot',
  'settings',
  'signIn',
  'toasts',
] as const satisfies readonly TextNamespace[];
export type SpokenNamespace = (typeof spokenNamespaces)[number];

/** A text of the domain's catalogue, to be put into words by whoever shows it. */
export type TextRef = {
  [Namespace in SpokenNamespace]: {
    readonly namespace: Namespace;
    readonly key: TextKey<Namespace>;
    readonly params?: Readonly<Record<string, string | number>> | undefined;
  };
}[SpokenNamespace];

/** Names a text. Takes its namespace, its key and the values it needs; wrong ones do not compile. */
export function textRef<Namespace extends SpokenNamespace, Key extends TextKey<Namespace>>(
  namespace: Namespace,
  key: Key,
  ...[params]: ParamsArgument<TextParams<Namespace, Key>>
): TextRef {
  return { namespace, key, params } as unknown as TextRef;
}

/** The server's own words, in the language in which it was asked, and what stands for them in one that it does not speak. */
export interface ServerWords {
  readonly literal: string;
  readonly translated: TextRef;
}

/** Something to tell in a toast. The description is a text of the catalogue, or the server's own words. */
export interface Notice {
  readonly tone: 'info' | 'success' | 'warning' | 'error';
  readonly title: TextRef;
  readonly description?: TextRef | ServerWords;
  /** What the notice says itself: the balance stays silent about its change while the toast is shown. */
  readonly announces?: 'balance';
}

/** The event with which a flow asks for a toast. */
export interface NoticeRaised {
  readonly type: 'notice.raised';
  readonly notice: Notice;
}

/**
 * Takes a failure and the text to use when the server said nothing of its own.
 *
 * @returns What to show (§8): the server's words, or where the catalogue has the same in every language, its text.
 */
export function serverWords(failure: Failure | null, fallback: TextRef): TextRef | ServerWords {
  const text = errorCodeText(failure?.code ?? '');
  if (failure === null || text === null) return fallback;
  const translated = textRef('errors', text);
  const literal = serverMessage(failure);
  if (literal !== '') return { literal, translated };
  return failure.message === '' ? fallback : translated;
}

/**
 * Takes a tone, the texts, and what the notice announces in place of others.
 *
 * @returns The event that raises it.
 */
export function notice(
  tone: Notice['tone'],
  title: TextRef,
  description?: Notice['description'],
  announces?: Notice['announces'],
): NoticeRaised {
  return {
    type: 'notice.raised',
    notice: { tone, title, ...(description && { description }), ...(announces && { announces }) },
  };
}
