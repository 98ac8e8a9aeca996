// The coins that a bot takes from its owner at its start.
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import type { BotMarket } from '#server/automation/bot-kind.ts';
import type { AssetId } from '#server/engine/ids.ts';
import { parseDecimal } from '#server/engine/units.ts';
import type { BotRefusal } from './bots.ts';

type Needed = { readonly assetId: AssetId; readonly units: bigint };

/** Both coins may be put in on spot; a martingale that sells first is funded in what it sells. */
function amountsOf({ kind, terms }: BotTerms, market: BotMarket): { readonly base: string; readonly quote: string } {
  if (kind === 'grid') return { base: terms.baseInvestment, quote: terms.quoteInvestment };
  const sellsFirst = terms.direction === 'short' && market.rules.contract === undefined;
  return sellsFirst ? { base: terms.investment, quote: '0' } : { base: '0', quote: terms.investment };
}

/** Nothing is rounded: an amount that is finer than its coin is refused, and so is one that no account can hold. */
export function neededFunds(terms: BotTerms, market: BotMarket): readonly Needed[] | BotRefusal {
  const amounts = amountsOf(terms, market);
  const needed: Needed[] = [];
  for (const [coin, text] of [
    [market.base, amounts.base],
    [market.quote, amounts.quote],
  ] as const) {
    const units = parseDecimal(text, coin.decimals);
    if (units === null)
      return { refused: 'invalidField', params: { field: 'investment', reason: `has more than ${coin.decimals} decimals` } };
    if (units > BigInt(Number.MAX_SAFE_INTEGER)) return { refused: 'insufficientBalance', params: {} };
    if (units > 0n) needed.push({ assetId: coin.assetId, units });
  }
  return needed;
}
