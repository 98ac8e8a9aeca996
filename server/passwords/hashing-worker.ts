// A thread that hashes passwords; it gives way to every other one.
import { getPriority, platform, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

import { hashPassword, isPassword } from './hash-password.ts';
import type { HashingTask } from './hashing-threads.ts';

/** So far below the rest that orders do not wait, and logins are not starved. */
const steps = 5;
const lowest = 19;

// Elsewhere a priority is the whole process's.
if (platform() === 'linux') setPriority(Math.min(lowest, getPriority() + steps));

parentPort?.on('message', ({ password, kept }: HashingTask) => {
  parentPort?.postMessage(kept === null ? hashPassword(password) : isPassword(password, kept));
});
