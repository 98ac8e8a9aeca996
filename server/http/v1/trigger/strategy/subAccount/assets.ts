// Tells what the user's running bots are worth.
import { Decimal } from 'decimal.js';

import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import { getStrategyAssets } from '#lib/contract/calls/v1/trigger/strategy/subAccount/assets.ts';
import type { OwnedBot } from '#server/services/bots/bots.ts';
import { toBotCoin } from '#server/answers/bots/to-bot-detail.ts';
import { toBotRow } from '#server/answers/bots/to-bot-row.ts';
import { wantedBots } from '#server/answers/bots/wanted-bots.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

const Exact = Decimal.clone({ precision: 60 });
const valueDecimals = 8;

export const serveStrategyAssets = serveUser(
  getStrategyAssets,
  ['bots', 'listings', 'now', 'usdtPrice'],
  async (request, session, rooms) => {
    const { bots, listings, now, usdtPrice } = rooms;
    const wanted = wantedBots(rooms, session, request);
    if (wanted instanceof Refusal) return wanted;
    const assetsOf = async (bot: OwnedBot) => {
      const { strategyId, strategyType, symbolId, coin, equity, totalProfit } = toBotRow(bot, listings, now());
      const price = usdtPrice(coin);
      const usdtValue =
        price === null ? null : new Exact(equity).times(price).toDecimalPlaces(valueDecimals, Decimal.ROUND_FLOOR).toFixed();
      const coins = (await bots.holdings(bot)).map((one) => toBotCoin(listings, one));
      return { strategyId, strategyType, symbolId, coin, equity, totalProfit, usdtValue, coins };
    };
    const list = await Promise.all(wanted.filter(({ state }) => state !== BotState.stopped).map(assetsOf));
    const total = list.reduce((sum, { usdtValue }) => sum.plus(usdtValue ?? 0), new Exact(0));
    return { list, totalUsdtValue: total.toFixed() };
  },
);
