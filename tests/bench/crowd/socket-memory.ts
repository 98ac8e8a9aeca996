// The memory that each open page takes of the thread that serves sockets, counted in this process once what can be thrown away has been.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

import { openSampleVenue, serveSample } from '../../channels/sample-venue.ts';
import { bytesInUse, collectGarbage } from '../memory.ts';

const bytesNow = (): number => {
  collectGarbage();
  return bytesInUse();
};

/** Bytes of each of so many sockets that follow a market's book, trades and ticker. */
export async function bytesPerSocket(sockets: number): Promise<number> {
  const server = await serveSample(await openSampleVenue());
  const before = bytesNow();
  const client = spawn(process.execPath, ['tests/bench/crowd/crowd-client.ts', server.url, String(sockets)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await new Promise<void>((resolve, reject) => {
      createInterface({ input: client.stdout }).once('line', () => resolve());
      client.once('exit', () => reject(new Error('the listeners ended')));
    });
    return (bytesNow() - before) / sockets;
  } finally {
    client.removeAllListeners('exit');
    client.kill('SIGKILL');
    await server.close();
  }
}
