// Tries terms on the past of a market.
import { runBacktest } from '#lib/contract/calls/v1/trigger/strategy/backtest/run.ts';
import { symbolIdOf } from '#lib/contract/wire/orders/spot-order.ts';
import { backtestAnswer } from '#server/http/bots/backtest-answer.ts';
import { strategyTypesOf } from '#server/http/bots/find-bot-market.ts';
import { findAnyMarket } from '#server/http/market/find-market.ts';
import { refuse, Refusal } from '#server/http/serving/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveRunBacktest = serveUser(
  runBacktest,
  ['backtests', 'listings'],
  async ({ symbolId, symbols, fromMs, toMs, bot, alerts }, { accountId }, { backtests, listings }) => {
    const market = findAnyMarket(listings, symbolId);
    if (market instanceof Refusal) return market;
    if (strategyTypesOf(market).length === 0) return refuse('marketWithoutBots');
    const asked = {
      ...(symbols === undefined ? {} : { symbols: symbols.map((one) => symbolIdOf(one)) }),
      ...(alerts === undefined ? {} : { alerts }),
    };
    return backtestAnswer(await backtests.run(accountId, { symbolId: symbolIdOf(market.symbol), ...asked, fromMs, toMs, bot }));
  },
);
