// Every call of the contract, for the server and for tests; a browser imports the one it needs.
import type { AnyCall } from './call.ts';
import * as calls from './every-call.ts';

export const registry: readonly AnyCall[] = Object.values(calls);
