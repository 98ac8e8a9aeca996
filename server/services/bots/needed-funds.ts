// The coins that a bot takes from its owner at its start.
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import type { BotMarket } from '#server/automation/bot-kind.ts';
import type { AssetId } from '#server/engine/ids.ts';
import { parseDecimal } from '#server/engine/units.ts';
import type { BotRefusal } from './bots.ts';

type Needed = { readonly assetId: AssetId; readonly units: bigint };

type Amounts = { readonly base: string; readonly quote: string };

/** Both coins may be put in on spot; a martingale that sells first is funded in what it sells. */
function amountsOf(bot: BotTerms, market: BotMarket): Amounts {
  switch (bot.kind) {
    case 'grid':
      return { base: bot.terms.baseInvestment, quote: bot.terms.quoteInvestment };
    case 'martingale': {
      const sellsFirst = bot.terms.direction === 'short' && market.rules.contract === undefined;
      return sellsFirst ? { base: bot.terms.investment, quote: '0' } : { base: '0', quote: bot.terms.investment };
    }
    case 'cta':
      return { base: '0', quote: bot.terms.investment };
    case 'wise':
      return amountsOf(bot.terms.preset, market);
  }
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
