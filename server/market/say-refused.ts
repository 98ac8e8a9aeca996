// The refusals that the house received, for the log: each reason once.
import type { Reply } from '#server/engine/reply.ts';

/** The house's commands should never be refused, but a market goes on without one. */
export function sayRefused(log: { error(text: string): void }): (replies: readonly Reply[]) => void {
  const said = new Set<string>();
  return (replies) => {
    for (const reply of replies) {
      if (reply.ok || said.has(reply.reason)) continue;
      said.add(reply.reason);
      log.error(`the exchange refused the house a command: ${reply.reason}`);
    }
  };
}
