// The thread of the embedded database: PGlite on a folder, spoken to through a socket as any PostgreSQL.
import { chmodSync, mkdirSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { z } from 'zod/mini';

const { folder, socketPath, compiled } = z
  .object({ folder: z.string(), socketPath: z.string(), compiled: z.instanceof(WebAssembly.Module) })
  .parse(workerData);

/** A database that fails below SQL (out of memory, a full disk met in the wrong place) must not go on: the thread ends, loudly. */
class FailFastDatabase extends PGlite {
  override async execProtocolRawStream(...message: Parameters<PGlite['execProtocolRawStream']>): Promise<void> {
    try {
      await super.execProtocolRawStream(...message);
    } catch (error) {
      setImmediate(() => {
        throw error;
      });
      throw error;
    }
  }
}

/** The pages that it keeps itself; the machine keeps those of its files anyway, and by default they stand in memory twice. */
const sharedBuffers = '16MB';

mkdirSync(folder, { recursive: true, mode: 0o700 });
const database = new FailFastDatabase(folder, {
  pgliteWasmModule: compiled,
  startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`],
});
await database.waitReady;
const server = new PGLiteSocketServer({ db: database, path: socketPath, maxConnections: 4 });
await server.start();
chmodSync(socketPath, 0o600);

parentPort?.once('message', () => {
  void server
    .stop()
    .then(() => database.close())
    .then(() => parentPort?.close());
});
parentPort?.postMessage('ready');
