// A mail server on this machine that keeps what it is sent: enough of SMTP for one client.
import { createServer, type Socket } from 'node:net';

export type MailServer = {
  readonly url: string;
  /** The letters to an address as they came, once there are as many. */
  lettersTo(address: string, count?: number): Promise<readonly string[]>;
  /** The number of e-mails that have come, to anybody. */
  count(): number;
  close(): Promise<void>;
};

type Letter = { readonly to: string; readonly text: string };

const patienceMs = 10_000;

/** Soft line ends and escapes taken back, as a mail program shows it. */
function plainText(raw: string): string {
  const bytes = raw
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function serve(socket: Socket, keep: (letter: Letter) => void): void {
  let [waiting, to, body, inBody] = ['', '', '', false];
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  const hear = (line: string): void => {
    if (inBody) {
      // A line that begins with a dot comes with one more.
      if (line !== '.') return void (body += `${line.replace(/^\./, '')}\r\n`);
      keep({ to, text: plainText(body) });
      [body, inBody] = ['', false];
      return say('250 kept');
    }
    if (/^RCPT TO:/i.test(line)) to = /<(.*)>/.exec(line)?.[1] ?? '';
    inBody = /^DATA/i.test(line);
    say(inBody ? '354 go on' : /^QUIT/i.test(line) ? '221 bye' : '250 well');
  };
  socket.setEncoding('latin1');
  socket.on('error', () => socket.destroy());
  socket.on('data', (part: string) => {
    const lines = `${waiting}${part}`.split('\r\n');
    waiting = lines.pop() ?? '';
    for (const line of lines) hear(line);
  });
  say('220 test');
}

export async function startMailServer(): Promise<MailServer> {
  const letters: Letter[] = [];
  const server = createServer((socket) => serve(socket, (letter) => letters.push(letter)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    lettersTo: async (to, count = 1) => {
      const until = Date.now() + patienceMs;
      for (;;) {
        const found = letters.filter((letter) => letter.to === to).map(({ text }) => text);
        if (found.length >= count) return found;
        if (Date.now() > until) throw new Error(`${found.length} letters of ${count} have come`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    count: () => letters.length,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
