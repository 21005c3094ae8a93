import { describeError, describePath } from './describe-error.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Says what the owner of the machine should know. What it says of an error and of a path is bounded by a list of what
 * may be said, so that no token, password, address or prompt comes into it.
 */
export interface Log {
  info(message: string, fields?: Fields): void;
  warn(message: string, fields?: Fields): void;
  error(message: string, error: unknown, fields?: Fields): void;
}

function line(message: string, fields: Fields = {}): string {
  const pairs = Object.entries(fields).map(
    ([name, value]) => `${name}=${JSON.stringify(name === 'path' ? describePath(String(value)) : value)}`,
  );
  return [message, ...pairs].join(' ');
}

/** A log over a way to write: one line a message, an error with the frames of its stack below. */
export function logTo(write: (level: 'info' | 'warn' | 'error', text: string) => void): Log {
  return {
    info: (message, fields) => write('info', line(message, fields)),
    warn: (message, fields) => write('warn', line(message, fields)),
    error: (message, error, fields) => write('error', `${line(message, fields)}: ${describeError(error)}`),
  };
}

/** Warnings and errors go to the error stream. */
export const consoleLog: Log = logTo((level, text) => console[level](text));
