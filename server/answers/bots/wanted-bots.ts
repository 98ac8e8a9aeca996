// The bots of a user that a list is narrowed to.
import type { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { termsKinds } from '#lib/contract/bots/terms-kinds.ts';
import { BusinessLine } from '#lib/contract/enums.ts';
import type { OwnedBot } from '#server/services/bots/bots.ts';
import type { AccountId } from '#server/engine/ids.ts';
import { lineOfSymbol } from './line-of-symbol.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import { findAnyMarket } from '../market/find-market.ts';
import { Refusal } from '../refusal/refusal.ts';
import type { Rooms } from '../rooms.ts';

type Filter = {
  readonly strategyType?: StrategyType | undefined;
  readonly symbolId?: string | undefined;
  readonly businessLine?: number | undefined;
};

type Listed = (typeof termsKinds)[keyof typeof termsKinds]['listedAs'];

/** Copies of leaders have a list of their own. */
const isListedAs =
  (listedAs: Listed) =>
  ({ terms }: OwnedBot): boolean =>
    termsKinds[terms.kind].listedAs === listedAs;

/** Newest first. */
export function wantedBots(
  { bots, listings }: Pick<Rooms, 'bots' | 'listings'>,
  { accountId }: { readonly accountId: AccountId },
  { strategyType, symbolId, businessLine }: Filter,
  listedAs: Listed = 'bot',
): readonly OwnedBot[] | Refusal {
  const market = symbolId === undefined ? null : findAnyMarket(listings, symbolId);
  if (market instanceof Refusal) return market;
  const lineOf = (bot: OwnedBot): BusinessLine => {
    const own = listings.market(bot.marketId);
    return isContract(own) ? own.contract.line : BusinessLine.spot;
  };
  return bots
    .of(accountId)
    .filter(isListedAs(listedAs))
    .filter((bot) => strategyType === undefined || bot.strategyType === strategyType)
    .filter((bot) => market === null || bot.marketIds.includes(market.marketId))
    .filter((bot) => businessLine === undefined || lineOf(bot) === businessLine);
}

/** Ended bots with a market that is not listed any more. No list can be narrowed to such a market: it has no name that would be found. */
export function unlistedBots(
  { bots }: Pick<Rooms, 'bots'>,
  { accountId }: { readonly accountId: AccountId },
  { strategyType, symbolId, businessLine }: Filter,
  listedAs: Listed = 'bot',
): readonly OwnedBot[] {
  if (symbolId !== undefined) return [];
  return bots
    .unlisted(accountId)
    .filter(isListedAs(listedAs))
    .filter((bot) => strategyType === undefined || bot.strategyType === strategyType)
    .filter(({ symbols }) => businessLine === undefined || lineOfSymbol(symbols[0] ?? '') === businessLine);
}
