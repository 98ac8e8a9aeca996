// A line to a PostgreSQL server that a test can cut and silence, as a network does.
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

export type DatabaseProxy = {
  readonly databaseUrl: string;
  /** Every connection ends, and none is taken. */
  cut(): void;
  /** Connections stand, new ones are taken, and nothing is passed on. */
  silence(): void;
  restore(): Promise<void>;
  close(): void;
};

/** The socket's place in the folder that the address of a database of the tests names. */
function placeOf(databaseUrl: string): { readonly path: string; readonly database: string } {
  const [, database = '', folder = ''] = /@\/([^?]+)\?host=(.+)$/.exec(databaseUrl) ?? [];
  return { path: `${decodeURIComponent(folder)}/.s.PGSQL.5432`, database };
}

export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const { path, database } = placeOf(databaseUrl);
  const lines = new Map<Socket, Socket>();
  let isSilent = false;
  const pass = (near: Socket, far: Socket): void => void near.pipe(far).pipe(near);
  const take = (near: Socket): void => {
    const far = connect(path);
    lines.set(near, far);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => {
        other.destroy();
        lines.delete(near);
      });
    }
    if (!isSilent) pass(near, far);
  };
  const listen = async (port: number): Promise<Server> => {
    const server = createServer(take).listen(port, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  let server = await listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const cut = (): void => {
    server.close();
    for (const near of lines.keys()) near.destroy();
  };
  return {
    databaseUrl: `postgresql://postgres@127.0.0.1:${port}/${database}`,
    cut,
    silence: () => {
      isSilent = true;
      for (const [near, far] of lines) {
        near.unpipe(far).pause();
        far.unpipe(near).pause();
      }
    },
    restore: async () => {
      isSilent = false;
      for (const [near, far] of lines) pass(near, far);
      if (!server.listening) server = await listen(port);
    },
    close: cut,
  };
}
