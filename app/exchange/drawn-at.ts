// The time at which the server draws a page: that of the world it is in, which has a clock of its own.
import 'server-only';

import { ownWorld } from './exchange.ts';

/** Countdowns of the first picture go by it. */
export const drawnAt = async (): Promise<number> => (await ownWorld())?.run.timeMs ?? Date.now();
