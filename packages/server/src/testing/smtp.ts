import { createServer, type Server, type Socket } from 'node:net';

export interface MailServer {
  readonly url: string;
  /** Each message as it came over the wire. */
  readonly received: string[];
  close(): Promise<void>;
}

/** A mail server on this machine that keeps what it is given, refuses every recipient, or never says a word. */
export async function startMailServer({ refuses = false, answers = true } = {}): Promise<MailServer> {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    if (answers) converse(socket, received, refuses);
    else socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    received,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function converse(socket: Socket, received: string[], refuses: boolean): void {
  let pending = '';
  let message: string[] | null = null;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const hear = (line: string) => {
    if (message) {
      if (line !== '.') return void message.push(line);
      received.push(message.join('\n'));
      message = null;
      return say('250 kept');
    }
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'DATA') {
      message = [];
      return say('354 go on');
    }
    if (verb === 'RCPT' && refuses) return say('550 no such mailbox');
    if (verb === 'QUIT') return void socket.end('221 bye\r\n');
    return say('250 ok');
  };
  say('220 test');
  socket.on('error', () => {});
  socket.on('data', (data: Buffer) => {
    pending += data.toString();
    const lines = pending.split('\r\n');
    pending = lines.pop() ?? '';
    for (const line of lines) hear(line);
  });
}
