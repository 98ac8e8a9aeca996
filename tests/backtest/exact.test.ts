// Trade by trade through the real core: the fills of a live run over a tape that waits likewise, and how far the fast model is from them.
import { expect, test } from 'vitest';

import { fastModelTolerance } from '#lib/contract/bots/backtest.ts';
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import { Side, TimeInForce } from '#lib/contract/enums.ts';
import type { BotMarket } from '#server/automation/bot-kind.ts';
import { botKind } from '#server/automation/bots/bot-kinds.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { minutesOfTape } from '#server/backtest/exact/minutes-of-tape.ts';
import { runTrades } from '#server/backtest/exact/run-trades.ts';
import type { TapeTrade } from '#server/backtest/exact/tape-venue.ts';
import { runCandles } from '#server/backtest/run-candles.ts';
import { testedBot, testedKind } from '#server/backtest/tested-bot.ts';
import { SelfTradePrevention } from '#lib/contract/enums.ts';
import { lots, ticks, units } from '#server/engine/units.ts';
import { wordsFrom } from '#server/market/paths/noise.ts';
import { BotVenue, ann, mover, other } from '#tests/automation/bot-venue.ts';
import { botMarket } from '#tests/automation/venue/venue-markets.ts';
import { grid, martingale } from './bot-terms.ts';

const openedMs = Date.UTC(2026, 0, 5, 12);

/** Trades around 100,000.00, a few a minute, with jumps now and then. */
function tape(count: number, seed: number): TapeTrade[] {
  const word = wordsFrom(seed);
  const upTo = (most: number): number => Math.floor((word() / 0x1_0000_0000) * most);
  let [timeMs, priceTicks] = [openedMs, 10_000_000];
  return Array.from({ length: count }, () => {
    timeMs += upTo(15_000);
    const jump = upTo(40) === 0 ? 120_000 : 20_000;
    priceTicks += upTo(2 * jump + 1) - jump - Math.round((priceTicks - 10_000_000) / 200);
    return { timeMs, priceTicks, lots: 50_000 + upTo(1000), takerSide: upTo(2) === 0 ? Side.buy : Side.sell };
  });
}

type Fill = readonly [side: string, priceTicks: number, lots: number, feeUnits: number];

const decimals = (text: string, places: number): number => Math.round(Number(text) * 10 ** places);

function exactFills(terms: BotTerms, trades: readonly TapeTrade[]): Fill[] {
  const outcome = runTrades(
    { symbolId: 'BTCUSDT_SPBL', market: botMarket, trades, bot: terms },
    () => 0,
    () => true,
  );
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return outcome.result.fills.map(({ side, price, quantity, fee }) => [side, decimals(price, 2), decimals(quantity, 4), decimals(fee, 8)]);
}

/** The mechanism's own venue of tests, with its accounts of people who pay fees, over the same tape: after each trade it waits for the bots. */
function liveFills(terms: BotTerms, trades: readonly TapeTrade[], type: StrategyType): Fill[] {
  const venue = new BotVenue({ kindOf: botKind });
  let last = 0;
  const order = (accountId: number, side: Side, priceTicks: number, quantity: number, timeInForce: TimeInForce) =>
    ({
      type: 'place-order',
      accountId,
      marketId: 0,
      side,
      kind: 'limit',
      timeInForce,
      priceTicks: ticks(priceTicks),
      quantityLots: lots(quantity),
      amountUnits: units(0n),
      clientOid: '',
      selfTradePrevention: SelfTradePrevention.cancelTaker,
    }) as const;
  const print = ({ timeMs, priceTicks, takerSide }: TapeTrade): void => {
    venue.nowMs = timeMs;
    last = priceTicks;
    // Enough to go through every order of the bot, and one lot that prints at the price of the tape.
    venue.send(order(mover, takerSide, priceTicks, 10_000, TimeInForce.ioc));
    venue.send(order(mover, takerSide === Side.buy ? Side.sell : Side.buy, priceTicks, 10_000, TimeInForce.ioc));
    venue.send(order(other, takerSide === Side.buy ? Side.sell : Side.buy, priceTicks, 10, TimeInForce.gtc));
    venue.send(order(mover, takerSide, priceTicks, 10, TimeInForce.ioc));
    venue.send({ type: 'cancel-all-orders', accountId: other, marketId: -1, side: null });
  };
  const [first, ...rest] = trades;
  if (first === undefined) return [];
  print(first);
  // Its first orders meet this one: the market stands at its last price.
  venue.send(order(other, Side.sell, last, 100_000, TimeInForce.gtc));
  const bot = venue.start(ann, terms, type);
  venue.send({ type: 'cancel-all-orders', accountId: other, marketId: -1, side: null });
  for (const trade of rest) {
    venue.pass(trade.timeMs - venue.nowMs);
    print(trade);
  }
  return venue.records.flatMap(({ events }) =>
    events.flatMap((event): Fill[] => {
      if (event.type !== 'trade-executed') return [];
      const own = [event.maker, event.taker].find(({ accountId }) => accountId === bot);
      return own === undefined ? [] : [[own.side, event.priceTicks, event.quantityLots, Number(own.feeUnits)]];
    }),
  );
}

const wide = grid({ lowerPrice: '90000', upperPrice: '110000', grids: 40, quoteInvestment: '100000' });

test.each([1, 2, 3])('a grid over a tape (%i) has the fills of a live run over a tape that waits, to the satoshi', (seed) => {
  const trades = tape(1500, seed);
  const exact = exactFills(wide, trades);
  expect(exact.length).toBeGreaterThan(50);
  expect(exact).toEqual(liveFills(wide, trades, StrategyType.spotGrid));
});

test('the fast model over the minutes of the same tape is near', () => {
  const market: BotMarket = botMarket;
  for (const seed of [1, 2, 3, 4]) {
    const trades = tape(4000, seed);
    const exact = runTrades(
      { symbolId: 'BTCUSDT_SPBL', market, trades, bot: wide },
      () => 0,
      () => true,
    );
    const past = { columns: minutesOfTape(trades), funding: [] };
    const fast = runCandles(
      { symbols: ['BTCUSDT_SPBL'], markets: [market], pasts: [past], bot: testedBot(testedKind(wide, market), wide) },
      () => 0,
      () => true,
    );
    if (!exact.ok || !fast.ok) throw new Error('one of them did not run');
    const [e, f] = [exact.result, fast.result];
    // Measured on these tapes: 1 to 3 fills of some 200, 0.1 % of what was put in. The fast one starts at the close of the first minute.
    expect(Math.abs(e.fillCount - f.fillCount)).toBeLessThanOrEqual(e.fillCount * 0.05);
    expect(Math.abs(Number(e.figures.totalRate) - Number(f.figures.totalRate))).toBeLessThan(Number(fastModelTolerance));
    expect(Math.abs(Number(e.figures.maxDrawdownRate) - Number(f.figures.maxDrawdownRate))).toBeLessThan(0.005);
  }
});

test('a martingale runs trade by trade too', () => {
  expect(exactFills(martingale({ investment: '5000', firstAmount: '200' }), tape(4000, 5)).length).toBeGreaterThan(2);
});
