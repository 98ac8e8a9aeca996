// One's own bots: all that run and those that ended last, then every change of any.
import * as z from 'zod/mini';

import { botRow, type BotRow } from '../bots/bot.ts';

/** The channel's key is ''. Newest first. An update has the bots that have changed, as they are now. */
export const botsMessage = z.array(botRow);
export type BotsMessage = readonly BotRow[];
