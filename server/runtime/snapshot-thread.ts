// Snapshots on a thread of their own: it begins with the request and ends with the snapshot.
import { Worker } from 'node:worker_threads';

import type { SnapshotMaker } from './snapshot-queue.ts';

/** The messages of the thread: what it came across, and that the snapshot is on disk. */
export type FromMaker = { readonly type: 'note'; readonly text: string } | { readonly type: 'made' };

/** @param onNote is told what the thread came across, such as a damaged snapshot */
export function createSnapshotThread(onNote: (text: string) => void): SnapshotMaker {
  return (request, signal) =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./snapshot-worker.ts', import.meta.url), { workerData: request });
      const end = (): void => void worker.terminate();
      signal.addEventListener('abort', end, { once: true });
      let isMade = false;
      let reason = new Error('its thread ended');
      worker.on('message', (message: FromMaker) => {
        if (message.type === 'note') onNote(message.text);
        else isMade = true;
      });
      worker.on('error', (error: Error) => (reason = error));
      worker.on('exit', () => {
        signal.removeEventListener('abort', end);
        if (isMade) resolve();
        else reject(reason);
      });
    });
}
