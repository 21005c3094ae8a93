type Fields = Readonly<Record<string, unknown>>;

/** Says what the owner of the machine should know. Never given a token, a password or a prompt. */
export interface Log {
  info(message: string, fields?: Fields): void;
  warn(message: string, fields?: Fields): void;
  error(message: string, error: unknown, fields?: Fields): void;
}

function line(message: string, fields: Fields = {}): string {
  const pairs = Object.entries(fields).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return [message, ...pairs].join(' ');
}

/** One line a message; warnings and errors go to the error stream, an error with its stack. */
export const consoleLog: Log = {
  info: (message, fields) => console.log(line(message, fields)),
  warn: (message, fields) => console.warn(line(message, fields)),
  error: (message, error, fields) => console.error(line(message, fields), error),
};
