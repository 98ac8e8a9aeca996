// The position of a bot in one of its contracts, as lists and channels tell it.
import type { BotPosition } from '#lib/contract/bots/bot.ts';
import { HoldSide, MarginMode } from '#lib/contract/enums.ts';
import type { ContractListing, Listings } from '#server/engine/listings.ts';
import { formatDecimal } from '#server/engine/units.ts';
import { contractShare, riskTiersOf } from '../contracts/contract-market.ts';
import { averagePriceText } from '#server/projections/positions/to-futures-account.ts';
import { toldCoin } from '#server/services/bots/bot-market.ts';
import { liquidationPriceOf } from '#server/services/bots/liquidation-price-of.ts';
import type { OwnedBot, OwnedPosition } from '#server/services/bots/bots.ts';

/** All of the futures wallet stands behind a cross position; where a bot has several, each is told as if it were the only one. */
export function toBotPosition(
  position: OwnedPosition,
  bot: Pick<OwnedBot, 'futuresUnits'>,
  market: ContractListing,
  listings: Listings,
): BotPosition {
  const coin = toldCoin(listings, market);
  const margin = position.marginMode === MarginMode.isolated ? position.marginUnits : bot.futuresUnits;
  const money = (units: number): string => formatDecimal(units, coin.decimals);
  const averagePrice = averagePriceText(market, position.lots, position.entryValue);
  return {
    symbolId: market.symbol,
    holdSide: position.holdSide,
    count: listings.quantityText(market, position.lots),
    averagePrice,
    liquidationPrice: liquidationPriceOf({
      side: position.holdSide === HoldSide.long ? 'long' : 'short',
      size: listings.quantityText(market, position.lots),
      entryPrice: averagePrice,
      margin: money(margin),
      tiers: riskTiersOf(market),
      takerFeeRate: contractShare(market.takerFeePpm),
    }),
    margin: money(margin),
    leverage: position.leverage,
    marginMode: position.marginMode,
    unrealised: money(position.unrealisedUnits),
  };
}
