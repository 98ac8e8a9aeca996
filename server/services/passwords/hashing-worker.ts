// A thread that hashes passwords; it gives way to every other one.
import { constants, platform, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

import { hashPassword, isPassword } from './hash-password.ts';
import type { HashingTask } from './hashing-threads.ts';

// Elsewhere a priority is the whole process's.
if (platform() === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on('message', ({ password, kept }: HashingTask) => {
  parentPort?.postMessage(kept === null ? hashPassword(password) : isPassword(password, kept));
});
