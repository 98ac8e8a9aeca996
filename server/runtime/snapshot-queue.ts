// The snapshots that are made beside the exchange, one at a time: whoever asks does not wait.
import type { SnapshotRequest } from './make-snapshot.ts';

/**
 * Makes a snapshot somewhere else. Resolves once it is on disk; rejects with the reason why there is none, and, when the signal ends it,
 * only after nothing is written any more.
 */
export type SnapshotMaker = (request: SnapshotRequest, signal: AbortSignal) => Promise<void>;

export type SnapshotQueue = {
  /** Has this one made, after the one that is being made; of several that wait only the newest is. */
  ask(request: SnapshotRequest): void;
  /** Gives up the one that is being made and makes no more; resolves when nothing is written any more. */
  cancel(): Promise<void>;
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** @param onMade ends before the next one is begun: what it removes from the folder, nobody is reading */
export function createSnapshotQueue(
  make: SnapshotMaker,
  onMade: (sequence: number) => Promise<void>,
  onNote: (text: string) => void,
): SnapshotQueue {
  const abort = new AbortController();
  let waiting: SnapshotRequest | null = null;
  let isMaking = false;
  let round: Promise<void> = Promise.resolve();
  const makeOne = async (request: SnapshotRequest): Promise<void> => {
    try {
      await make(request, abort.signal);
      await onMade(request.end.sequence);
    } catch (error) {
      if (abort.signal.aborted) return;
      onNote(`no snapshot at command ${request.end.sequence}, the next one will be tried: ${reasonOf(error)}`);
    }
  };
  const run = async (): Promise<void> => {
    isMaking = true;
    while (waiting !== null && !abort.signal.aborted) {
      const request = waiting;
      waiting = null;
      await makeOne(request);
    }
    isMaking = false;
  };
  return {
    ask: (request) => {
      waiting = request;
      if (!isMaking) round = run();
    },
    cancel: () => {
      abort.abort();
      return round;
    },
  };
}
