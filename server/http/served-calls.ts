// Every call that is served. Each stands at the place of its call in the contract; a test holds the two against each other.
import * as calls from './every-served-call.ts';
import type { Served } from './serving/serve.ts';

export const servedCalls: readonly Served[] = Object.values(calls);
