// Moves coins between a user and a bot that runs: into it, or profit out of it.
import type { ResponseOf } from '#lib/contract/call.ts';
import type { cancelStrategy } from '#lib/contract/calls/v1/trigger/strategy/cancelStrategy.ts';
import type { OwnedBot } from '#server/services/bots/bots.ts';
import type { AssetListing, Listings } from '#server/engine/listings.ts';
import { formatDecimal } from '#server/engine/units.ts';
import { toldCoin } from '#server/services/bots/bot-market.ts';
import type { Session } from '#server/services/accounts/accounts.ts';
import { readMoney } from '../amounts/read-money.ts';
import { refuse, Refusal, refuseField } from '../refusal/refusal.ts';
import type { BotRooms } from './bot-answer.ts';
import { findBot } from './find-bot.ts';
import { tellBot } from './tell-bot.ts';
import { tellBotToOpen, type OpeningRooms } from './tell-bot-to-open.ts';

type Named = { readonly strategyId: string; readonly clientOid?: string | undefined };
type Answer = ResponseOf<typeof cancelStrategy> | Refusal;

/** The coin that is named, of those that the bot trades with; the one that it is told in where none is. */
export function readBotCoin(listings: Listings, { marketId }: OwnedBot, coin: string | undefined): AssetListing | Refusal {
  const market = listings.market(marketId);
  const told = toldCoin(listings, market);
  if (coin === undefined || coin.toUpperCase() === told.code) return told;
  const asset = listings.assetOf(coin.toUpperCase());
  if (asset === undefined) return refuse('unknownCoin', { coin });
  const { baseAssetId, contract } = listings.rules(market);
  return contract === undefined && asset.assetId === baseAssetId ? asset : refuseField('coin', `must be a coin of ${market.symbol}`);
}

export async function addBotFunds(
  asked: Named & { readonly coin?: string | undefined; readonly amount: string },
  session: Pick<Session, 'accountId'>,
  rooms: OpeningRooms,
): Promise<Answer> {
  const bot = findBot(rooms, session, asked.strategyId);
  if (bot instanceof Refusal) return bot;
  const asset = readBotCoin(rooms.listings, bot, asked.coin);
  if (asset instanceof Refusal) return asset;
  const units = readMoney(asked.amount, asset);
  if (units instanceof Refusal) return units;
  return tellBotToOpen(asked, session, rooms, { action: 'add-funds', assetId: asset.assetId, units: Number(units) });
}

/** No amount: all that can be taken. */
export async function withdrawBotProfit(
  asked: Named & { readonly amount?: string | undefined },
  session: Pick<Session, 'accountId'>,
  rooms: BotRooms,
): Promise<Answer> {
  const bot = findBot(rooms, session, asked.strategyId);
  if (bot instanceof Refusal) return bot;
  const asset = toldCoin(rooms.listings, rooms.listings.market(bot.marketId));
  const most = await rooms.bots.withdrawable(bot);
  const units = asked.amount === undefined ? most : readMoney(asked.amount, asset);
  if (units instanceof Refusal) return units;
  if (units === 0n || units > most) return refuse('strategyProfit', { maximum: formatDecimal(most, asset.decimals), coin: asset.code });
  return tellBot(asked, session, rooms, { action: 'withdraw-profit', assetId: asset.assetId, units: Number(units) });
}
