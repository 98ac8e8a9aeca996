// The values in the words of a decision, as text: deciders count in ticks, lots and units, people do not.
import { Decimal } from 'decimal.js';

import type { BotDecision } from '#lib/contract/bots/bot.ts';
import type { BotMarket, ReasonParams } from '#server/automation/bot-kind.ts';

const Exact = Decimal.clone({ precision: 60 });

/** The precision of a market's prices, sizes and coins. */
type Places = Pick<BotMarket, 'symbol' | 'priceDecimals' | 'quantityDecimals'> & {
  readonly base: { readonly code: string; readonly decimals: number };
  readonly quote: { readonly decimals: number };
};

/** `coin`: the one that the row names for its money; undefined: it is of the quote coin. */
type Kind = { readonly named: RegExp; decimals(places: Places, coin: string | number | undefined): number };

/** By the ends of their names; other numbers are counts. An average may lie between two ticks. */
const kinds: readonly Kind[] = [
  { named: /(^|[a-z])(price|average|from|stop|mark)$/i, decimals: ({ priceDecimals }) => priceDecimals },
  { named: /lots$/i, decimals: ({ quantityDecimals }) => quantityDecimals },
  /** Millionths are told in per cent. */
  { named: /ppm$/i, decimals: () => 4 },
  { named: /^coins$/, decimals: ({ base }) => base.decimals },
  { named: /(units|needed|free|profit)$/i, decimals: ({ base, quote }, coin) => (coin === base.code ? base : quote).decimals },
];

/** The rows of the mechanism itself count coins: of a kind's own, they are units of the base coin. */
const countsCoins = (code: string, name: string): boolean => name === 'coins' && code.startsWith('bot.');

/** `markets`: those of the bot, the main one first. A row about another one names its place, `leg`, which is told as `market`, by its symbol. */
export function decisionParams(code: string, params: ReasonParams, markets: readonly Places[]): BotDecision['params'] {
  const { leg = 0 } = params;
  const market = markets[Number(leg)];
  if (market === undefined) throw new RangeError(`${code} is about market ${leg} of ${markets.length}`);
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (name === 'leg') return ['market', market.symbol];
      const kind = typeof value === 'number' && !countsCoins(code, name) ? kinds.find(({ named }) => named.test(name)) : undefined;
      if (kind === undefined) return [name, value];
      return [name, new Exact(value).times(new Exact(10).pow(-kind.decimals(market, params['coin']))).toFixed()];
    }),
  );
}
