// The thread that makes one snapshot beside the exchange; it gives way to every other one.
import { constants, platform, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';

import { makeSnapshot, type SnapshotRequest } from './make-snapshot.ts';
import type { FromMaker } from './snapshot-thread.ts';

// Elsewhere a priority is the whole process's.
if (platform() === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const request: SnapshotRequest = workerData;
const send = (message: FromMaker): void => parentPort?.postMessage(message);
makeSnapshot(request, (text) => send({ type: 'note', text }));
send({ type: 'made' });
