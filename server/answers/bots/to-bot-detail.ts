// A bot with everything that is known of it.
import type { BotDetail } from '#lib/contract/bots/bot.ts';
import { symbolIdOf } from '#lib/contract/wire/orders/spot-order.ts';
import type { Listings } from '#server/engine/listings.ts';
import { formatDecimal } from '#server/engine/units.ts';
import { toldCoin } from '#server/services/bots/bot-market.ts';
import type { BotHolding, OwnedBot } from '#server/services/bots/bots.ts';
import { toPublication } from '../plaza/to-publication.ts';
import type { Rooms } from '../rooms.ts';
import { toBotRow } from './to-bot-row.ts';

export function toBotCoin(listings: Listings, { assetId, available, frozen }: BotHolding): BotDetail['coins'][number] {
  const { code, decimals } = listings.asset(assetId);
  return { coin: code, available: formatDecimal(available, decimals), frozen: formatDecimal(frozen, decimals) };
}

/** By market, with a market behind it that an edit has brought. */
function holdingsOf({ figures, marketIds }: OwnedBot, listings: Listings): BotDetail['holdings'] {
  return figures.holdings?.flatMap(({ units, paidUnits, carriedUnits }, leg) => {
    const marketId = marketIds[leg];
    if (marketId === undefined) return [];
    const market = listings.market(marketId);
    const { decimals } = toldCoin(listings, market);
    return [
      {
        coin: market.base,
        symbolId: symbolIdOf(market.symbol),
        count: formatDecimal(units, listings.asset(listings.rules(market).baseAssetId).decimals),
        paid: formatDecimal(paidUnits, decimals),
        carried: formatDecimal(carriedUnits, decimals),
      },
    ];
  });
}

type DetailRooms = Pick<Rooms, 'bots' | 'listings' | 'now' | 'publications'>;

export async function toBotDetail(bot: OwnedBot, { bots, listings, now, publications }: DetailRooms): Promise<BotDetail> {
  const market = listings.market(bot.marketId);
  const [held, withdrawable, published] = await Promise.all([
    bots.holdings(bot),
    bots.withdrawable(bot),
    publications.publication(bot.strategyId),
  ]);
  const holdings = holdingsOf(bot, listings);
  const levels = bot.figures.levels.toSorted((a, b) => a.priceTicks - b.priceTicks);
  return {
    ...toBotRow(bot, listings, now()),
    levels: levels.map(({ priceTicks, side, lots }) => ({
      price: listings.priceText(market, priceTicks),
      side,
      count: listings.quantityText(market, lots),
    })),
    coins: held.map((one) => toBotCoin(listings, one)),
    ...(holdings === undefined ? {} : { holdings }),
    withdrawable: formatDecimal(withdrawable, toldCoin(listings, market).decimals),
    published: toPublication(published),
  };
}
