// The record of a request while it is answered: its id, and the time that the core and the database took of it.
import { AsyncLocalStorage } from 'node:async_hooks';

import { preciseMs } from './precise-time.ts';

/** A group of commands that one sync made durable, by the moments of its steps. */
export type GroupTimes = {
  readonly commands: number;
  readonly beganMs: number;
  readonly syncedMs: number;
  readonly appliedMs: number;
};

/** Commands that a request sent to the core, and the group that they came into. */
type CoreVisit = {
  readonly sentMs: number;
  readonly answeredMs: number;
  readonly commands: number;
  /** The place in the journal of the last one. */
  readonly sequence: number;
  readonly group: GroupTimes;
};

/** A connection to the database that it has had, with the wait for it. */
type DatabaseVisit = { readonly askedMs: number; readonly returnedMs: number };

export type RequestRecord = {
  readonly requestId: string;
  readonly startedMs: number;
  /** The user who asks; empty: nobody who is logged in, or nobody has looked yet. */
  userId: string;
  /** The name of the call; empty: none was reached. */
  call: string;
  /** What the app that asks says of itself; empty: nothing. */
  app: { readonly website: string; readonly terminalType: string; readonly deviceId: string };
  /** The code of the answer. */
  code: string;
  readonly core: CoreVisit[];
  readonly database: DatabaseVisit[];
};

const current = new AsyncLocalStorage<RequestRecord>();

export const newRequestRecord = (requestId: string): RequestRecord => ({
  requestId,
  startedMs: preciseMs(),
  userId: '',
  call: '',
  app: { website: '', terminalType: '', deviceId: '' },
  code: '',
  core: [],
  database: [],
});

/** The record of the request for which something is done; undefined: it is for none. */
export const currentRequest = (): RequestRecord | undefined => current.getStore();

/** Whatever the task begins, now or later, is for that request. */
export const duringRequest = <Result>(record: RequestRecord, task: () => Result): Result => current.run(record, task);
