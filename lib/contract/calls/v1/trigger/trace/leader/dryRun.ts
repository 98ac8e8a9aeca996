// A dry run before following: these settings over the leader's last 90 days. Nothing is started.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { decimalText } from '#lib/contract/market.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { copyPlacing } from '#lib/contract/wire/bots/copy-fields.ts';
import { leaderPlace } from '#lib/contract/wire/leader-record-fields.ts';
import { signedText } from '#lib/contract/wire/signed-text.ts';

const { strategyType: _type, symbolId: _symbol, ...settings } = copyPlacing;

/** The days that are looked back on. */
export const dryRunDays = 90;

/** A sentence of the journal that the copy would have kept. */
const dryRow = z.object({
  timeMs: z.number(),
  symbolId: z.string(),
  code: z.string(),
  /** As it would have traded; null: it would not. */
  price: z.nullable(decimalText),
  count: z.nullable(decimalText),
});

export const runLeaderDry = defineCall({
  name: 'runLeaderDry',
  path: 'v1/trigger/trace/leader/dryRun',
  // It takes a moment's work, and anybody may ask.
  ...fromAnybody('session'),
  request: reading({ ...leaderPlace, ...settings }),
  response: z.object({
    fromTimeMs: z.number(),
    /** The leader's orders in that time. */
    orders: z.number(),
    invested: decimalText,
    /** Everything at the leader's last prices. */
    left: signedText,
    fees: decimalText,
    /** The lowest worth behind any of his orders. */
    lowest: signedText,
    /** Openings and reductions that would have been copied, and those that would not, by reason. */
    copied: z.number(),
    skipped: z.array(z.object({ code: z.string(), count: z.number() })),
    /** Newest first, the last hundred. */
    rows: z.array(dryRow),
    coin: z.string(),
  }),
  errors: ['neverLed'],
});
