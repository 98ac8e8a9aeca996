// The things of which the owner of a bot can be told by a message, and those that he is told of unless he says otherwise.
import * as z from 'zod/mini';

/** In the order in which a form shows them. `out-of-range` tells of the way back, too. */
export const botNoticeKinds = ['started', 'filled', 'out-of-range', 'near-liquidation', 'refused', 'stopped'] as const;
export type BotNoticeKind = (typeof botNoticeKinds)[number];

/** A grid fills orders all day. */
export const usualBotNotices: readonly BotNoticeKind[] = botNoticeKinds.filter((kind) => kind !== 'filled');

export const botNotices = z
  .array(z.enum(botNoticeKinds, { error: `must be of ${botNoticeKinds.join(', ')}` }))
  .check(z.maxLength(botNoticeKinds.length, 'has too many entries'));
