// Tries whether the port can be had, before anything else is opened for it.
import { createServer } from 'node:net';

/** Rejects (Error) in one sentence where it cannot. Port 0 is any that is free. */
export function tryPort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why = error.code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be listened on (${error.code ?? error.message})`;
      reject(new Error(`PORT: ${port} on ${host} ${why}`));
    });
    server.listen(port, host, () => server.close(() => resolve()));
  });
}
