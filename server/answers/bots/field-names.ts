// The names that the terms of each kind have in calls: the one list of kinds that the calls have. A kind of the contract that is missing does not compile.
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import { arbitrageFieldOf } from '#lib/contract/wire/bots/arbitrage-fields.ts';
import { copyFieldOf } from '#lib/contract/wire/bots/copy-fields.ts';
import { ctaFieldOf } from '#lib/contract/wire/bots/cta-fields.ts';
import { dcaFieldOf } from '#lib/contract/wire/bots/dca-fields.ts';
import { gridFieldOf } from '#lib/contract/wire/bots/grid-fields.ts';
import { portfolioFieldOf } from '#lib/contract/wire/bots/portfolio-fields.ts';
import { regularFieldOf } from '#lib/contract/wire/bots/regular-fields.ts';
import { signalFieldOf } from '#lib/contract/wire/bots/signal-fields.ts';
import { wiseFieldOf } from '#lib/contract/wire/bots/wise-fields.ts';

export const fieldNames: Readonly<Record<BotTerms['kind'], Readonly<Record<string, string>>>> = {
  grid: gridFieldOf,
  martingale: dcaFieldOf,
  cta: ctaFieldOf,
  wise: wiseFieldOf,
  arbitrage: arbitrageFieldOf,
  regular: regularFieldOf,
  portfolio: portfolioFieldOf,
  signal: signalFieldOf,
  copy: copyFieldOf,
};
