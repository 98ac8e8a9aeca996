// Tries terms on the past of their markets.
import { runBacktest } from '#lib/contract/calls/v1/trigger/strategy/backtest/run.ts';
import { symbolIdOf } from '#lib/contract/wire/orders/spot-order.ts';
import type { Listings } from '#server/engine/listings.ts';
import { backtestAnswer } from '#server/answers/bots/backtest-answer.ts';
import { strategyTypesOf } from '#server/answers/bots/find-bot-market.ts';
import { findAnyMarket } from '#server/answers/market/find-market.ts';
import { refuse, Refusal, refuseField } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

/** All of them, the main one first; or why one of them does not do. */
function findTested(listings: Listings, symbols: readonly string[]): readonly string[] | Refusal {
  const found: string[] = [];
  for (const symbolId of symbols) {
    const market = findAnyMarket(listings, symbolId);
    if (market instanceof Refusal) return market;
    if (strategyTypesOf(market).length === 0) return refuse('marketWithoutBots');
    found.push(symbolIdOf(market.symbol));
  }
  return found;
}

export const serveRunBacktest = serveUser(
  runBacktest,
  ['backtests', 'listings'],
  async ({ symbolId: main, symbols = [main], fromMs, toMs, bot, alerts, file, fileName }, { accountId }, { backtests, listings }) => {
    if (symbols[0] !== main) return refuseField('symbols', 'must begin with symbolId');
    const found = findTested(listings, symbols);
    if (found instanceof Refusal) return found;
    if (file !== undefined && found.length > 1) return refuseField('file', 'is taken for one market');
    const [symbolId = main] = found;
    const several = found.length > 1 ? { symbols: [...found] } : {};
    const ofFile = { ...(file === undefined ? {} : { file }), ...(fileName === undefined ? {} : { fileName }) };
    const told = alerts === undefined ? {} : { alerts };
    return backtestAnswer(await backtests.run(accountId, { symbolId, ...several, ...told, ...ofFile, fromMs, toMs, bot }));
  },
);
