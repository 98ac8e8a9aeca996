// The figures of sockets: pages that follow channels, their connections, and what they follow.
import type { Metrics } from './metrics.ts';

type SocketFigures = { readonly sockets: number; readonly connections: number; readonly topics: number };

export function watchSockets({ watch }: Pick<Metrics, 'watch'>, look: () => SocketFigures): void {
  watch({ name: 'sockets', help: 'Pages that follow channels, their connections, and what they follow.', labels: ['of'] }, () =>
    Object.entries(look()).map(([of, value]) => ({ labels: { of }, value })),
  );
}
