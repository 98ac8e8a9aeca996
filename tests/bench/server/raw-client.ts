// The leanest HTTP client there is: one kept-alive socket, one request at a time. The machine's cores belong to the server.
import { connect, type Socket } from 'node:net';

export type RawClient = {
  /** The body of the answer. Rejects when the connection is lost. */
  post(path: string, body: string): Promise<string>;
  close(): void;
};

const headEnd = Buffer.from('\r\n\r\n');

/** Whole answers only: head, then as many bytes as it promises. Null while some are missing. */
function bodyOf(bytes: Buffer): string | null {
  const head = bytes.indexOf(headEnd);
  if (head === -1) return null;
  const length = /content-length: (\d+)/i.exec(bytes.toString('latin1', 0, head));
  if (length === null) throw new Error('an answer without a length');
  const end = head + headEnd.length + Number(length[1]);
  return bytes.length < end ? null : bytes.toString('utf8', head + headEnd.length, end);
}

export function rawClient(url: string, cookie: string): Promise<RawClient> {
  const { hostname, port, host } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(Number(port), hostname);
    let received: Buffer = Buffer.alloc(0);
    let waiting: { resolve(body: string): void; reject(error: Error): void } | null = null;
    const fail = (error: Error): void => {
      waiting?.reject(error);
      reject(error);
    };
    socket.setNoDelay(true);
    socket.once('error', fail);
    socket.once('close', () => fail(new Error('the connection is gone')));
    socket.on('data', (bytes: Buffer) => {
      received = received.length === 0 ? bytes : Buffer.concat([received, bytes]);
      const body = bodyOf(received);
      if (body === null) return;
      received = Buffer.alloc(0);
      const { resolve: answer } = waiting ?? { resolve: () => undefined };
      waiting = null;
      answer(body);
    });
    socket.once('connect', () =>
      resolve({
        post: (path, body) =>
          new Promise((answer, refuse) => {
            waiting = { resolve: answer, reject: refuse };
            const head = `POST /api/${path} HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\ncontent-type: application/json\r\n`;
            socket.write(`${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
          }),
        close: () => socket.destroy(),
      }),
    );
  });
}
