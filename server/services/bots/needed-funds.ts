// The coins that a bot takes from its owner at its start.
import type { BotTerms, BotTermsOf } from '#lib/contract/bots/bot-terms.ts';
import type { BotMarket } from '#server/automation/bot-kind.ts';
import { botKinds } from '#server/automation/bots/bot-kinds.ts';
import type { NeededCoins } from '#server/automation/bots/registered-kind.ts';
import type { AssetId } from '#server/engine/ids.ts';
import { parseDecimal } from '#server/engine/units.ts';
import type { BotRefusal } from './bots.ts';

type Needed = { readonly assetId: AssetId; readonly units: bigint };

const neededCoins = <Kind extends BotTerms['kind']>({ kind, terms }: BotTermsOf<Kind>, market: BotMarket): NeededCoins =>
  botKinds[kind].neededCoins(terms, market);

/** Nothing is rounded: an amount that is finer than its coin is refused, and so is one that no account can hold. */
export function neededFunds(terms: BotTerms, market: BotMarket): readonly Needed[] | BotRefusal {
  const { base, quote } = neededCoins(terms, market);
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
