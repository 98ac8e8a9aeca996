// The limit on TCP connections, in all and from one address, counted before anything is read.
import type { Server } from 'node:http';

import { networkOf } from '#server/network/network-of.ts';

export type ConnectionLimits = {
  readonly inAll: number;
  readonly perAddress: number;
  /** Connections of many people come from there: a proxy's, or this machine's own. */
  readonly isShared: (address: string) => boolean;
};

/** A connection beyond them is closed at once. */
export function limitConnections(server: Server, { inAll, perAddress, isShared }: ConnectionLimits): void {
  server.maxConnections = inAll;
  const open = new Map<string, number>();
  server.on('connection', (line) => {
    const { remoteAddress: address } = line;
    if (address === undefined || isShared(address)) return;
    const network = networkOf(address);
    const count = (open.get(network) ?? 0) + 1;
    open.set(network, count);
    line.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    });
    if (count > perAddress) line.destroy();
  });
}
