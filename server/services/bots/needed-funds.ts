// The coins that a bot takes from its owner at its start.
import type { BotTerms, BotTermsOf, ByKind } from '#lib/contract/bots/bot-terms.ts';
import type { BotMarket } from '#server/automation/bot-kind.ts';
import type { AssetId } from '#server/engine/ids.ts';
import { parseDecimal } from '#server/engine/units.ts';
import type { BotRefusal } from './bots.ts';

type Needed = { readonly assetId: AssetId; readonly units: bigint };

type Amounts = { readonly base: string; readonly quote: string };

const amounts: ByKind<readonly [market: BotMarket], Amounts> = {
  // Both coins may be put in on spot.
  grid: ({ baseInvestment, quoteInvestment }) => ({ base: baseInvestment, quote: quoteInvestment }),
  // One that sells first is funded in what it sells.
  martingale: ({ direction, investment }, { rules }) =>
    direction === 'short' && rules.contract === undefined ? { base: investment, quote: '0' } : { base: '0', quote: investment },
  arbitrage: ({ investment }) => ({ base: '0', quote: investment }),
  // Each round takes its own; at the start there must be enough for one that comes at once.
  regular: ({ startsNow, amount }) => ({ base: '0', quote: startsNow ? amount : '0' }),
  portfolio: ({ investment }) => ({ base: '0', quote: investment }),
  cta: ({ investment }) => ({ base: '0', quote: investment }),
  wise: ({ preset }, market) => amountsOf(preset, market),
  signal: ({ investment }) => ({ base: '0', quote: investment }),
};

const amountsOf = <Kind extends BotTerms['kind']>({ kind, terms }: BotTermsOf<Kind>, market: BotMarket): Amounts =>
  amounts[kind](terms, market);

/** Nothing is rounded: an amount that is finer than its coin is refused, and so is one that no account can hold. */
export function neededFunds(terms: BotTerms, market: BotMarket): readonly Needed[] | BotRefusal {
  const { base, quote } = amountsOf(terms, market);
  const needed: Needed[] = [];
  for (const [coin, text] of [
    [market.base, base],
    [market.quote, quote],
  ] as const) {
    const units = parseDecimal(text, coin.decimals);
    if (units === null)
      return { refused: 'invalidField', params: { field: 'investment', reason: `has more than ${coin.decimals} decimals` } };
    if (units > BigInt(Number.MAX_SAFE_INTEGER)) return { refused: 'insufficientBalance', params: {} };
    if (units > 0n) needed.push({ assetId: coin.assetId, units });
  }
  return needed;
}
