// The address at which the embedded database listens: a socket that only this user can reach.
import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** The driver appends this name to a directory, for port 5432. */
const socketName = '.s.PGSQL.5432';
export const socketPort = 5432;

/** The kernel's limit is 108 bytes (104 on macOS), the closing zero included. */
const longestPathBytes = 100;

export type SocketPlace = { readonly directory: string; readonly path: string };

/**
 * Names the socket of a data folder and makes its directory, open to this user alone.
 * A folder whose path is too long gets a place in the system's temporary folder, always the same one.
 * Refuses (Error) a temporary directory that belongs to somebody else.
 */
export function socketPlace(dataDir: string): SocketPlace {
  const near = join(dataDir, 'run');
  const nearFits = Buffer.byteLength(join(near, socketName)) <= longestPathBytes;
  const short = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const directory = nearFits ? near : join(tmpdir(), `meridian-${short}`);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const owner = lstatSync(directory);
  const { uid } = userInfo();
  if (!owner.isDirectory() || (uid >= 0 && owner.uid !== uid)) throw new Error(`${directory} belongs to somebody else`);
  chmodSync(directory, 0o700);
  return { directory, path: join(directory, socketName) };
}

/** Removes what a killed process left behind. Refuses (Error) when somebody still answers there. */
export async function clearStaleSocket(path: string): Promise<void> {
  const answered = await new Promise<boolean>((resolve) => {
    const probe = connect(path);
    probe.once('connect', () => {
      probe.destroy();
      resolve(true);
    });
    probe.once('error', () => resolve(false));
  });
  if (answered) throw new Error(`another process has the data folder open (${path})`);
  rmSync(path, { force: true });
}
