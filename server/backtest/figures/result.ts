// The result of a backtest, out of what was played: every figure adds up to the unit.
import { Decimal } from 'decimal.js';

import {
  backtestCurvePoints,
  modelVersions,
  type BacktestFill,
  type BacktestFigures,
  type BacktestResult,
} from '#lib/contract/bots/backtest.ts';
import { Side } from '#lib/contract/enums.ts';
import { mulDivDown } from '#server/engine/arithmetic/mul-div.ts';
import type { BotMarket } from '#server/automation/bot-kind.ts';
import type { BotPlay } from '../play/bot-play.ts';
import type { PlayedFill } from '../play/fill-log.ts';
import { moneyText, rateText } from './money-text.ts';
import type { WorthTrack } from './worth-track.ts';

const dayMs = 86_400_000;
const daysOfYear = 365;

/** The books of the bot that was played. */
type Books = Pick<
  BotPlay,
  'investedUnits' | 'feeUnits' | 'fundingUnits' | 'fills' | 'decisions' | 'figures' | 'state' | 'stopReason' | 'startedMs' | 'stoppedMs'
>;

/** The market and the time that were played, and how. */
export type Played = {
  /** The names of the markets, and the markets, the main one first. */
  readonly symbols: readonly string[];
  readonly markets: readonly BotMarket[];
  /** The parts of the money that who holds instead buys of each market. */
  readonly holding: readonly number[];
  readonly model: BacktestResult['model'];
  readonly fromMs: number;
  readonly toMs: number;
  /** Candles or trades. */
  readonly count: number;
  readonly elapsedMs: number;
  /** The first and last prices of each market. */
  readonly firstTicks: readonly number[];
  readonly lastTicks: readonly number[];
  readonly botPlay: Books;
  readonly track: WorthTrack;
  readonly crowdedCandles: number;
};

/**
 * The profit of who bought each coin for its part of all that was put in, at the first prices, without a fee. Parts and worths are rounded
 * down; what is left over of the parts stays money.
 */
function holdProfit({ botPlay, firstTicks, holding }: Played, pricesTicks: readonly number[]): number {
  const { investedUnits } = botPlay;
  const all = holding.reduce((sum, part) => sum + part, 0);
  let profit = 0;
  for (const [place, first] of firstTicks.entries()) {
    const part = mulDivDown(investedUnits, holding[place] ?? 0, all);
    if (first > 0) profit += mulDivDown(part, pricesTicks[place] ?? 0, first) - part;
  }
  return profit;
}

function mainOf({ markets }: Pick<Played, 'markets'>): BotMarket {
  const [main] = markets;
  if (main === undefined) throw new RangeError('a backtest has no market');
  return main;
}

/** Without compounding, and only from one day on: shorter times foretell nothing. */
function annualised(profitUnits: number, investedUnits: number, lastedMs: number): string | null {
  if (lastedMs < dayMs) return null;
  return investedUnits === 0
    ? '0'
    : rateText(
        new Decimal(profitUnits)
          .mul(daysOfYear * dayMs)
          .div(lastedMs)
          .trunc()
          .toNumber(),
        investedUnits,
      );
}

function figuresOf(played: Played): BacktestFigures {
  const { botPlay, track, lastTicks, toMs } = played;
  const { money } = moneyText(mainOf(played));
  const { investedUnits, feeUnits, fundingUnits, fills } = botPlay;
  const totalUnits = track.profit(lastTicks[0] ?? 0);
  const { matchedUnits, matchedCount } = botPlay.figures();
  const held = holdProfit(played, lastTicks);
  const lastedMs = botPlay.startedMs === null ? 0 : (botPlay.stoppedMs ?? toMs) - botPlay.startedMs;
  const { worstDay } = track;
  return {
    invested: money(investedUnits),
    equity: money(investedUnits + totalUnits),
    totalProfit: money(totalUnits),
    totalRate: rateText(totalUnits, investedUnits),
    matchedProfit: money(matchedUnits),
    matchedCount,
    unpairedProfit: money(totalUnits - matchedUnits),
    fees: money(feeUnits),
    funding: money(fundingUnits),
    holdProfit: money(held),
    holdRate: rateText(held, investedUnits),
    maxDrawdown: money(track.fallUnits),
    maxDrawdownRate: rateText(track.fallUnits, investedUnits + track.fallFromUnits),
    worstDay:
      worstDay === null
        ? null
        : {
            dayMs: worstDay.dayMs,
            profit: money(worstDay.profitUnits),
            rate: rateText(worstDay.profitUnits, investedUnits + worstDay.beforeUnits),
          },
    inRangeRate: track.hasRange ? rateText(track.inRange, track.counted) : null,
    annualisedRate: annualised(totalUnits, investedUnits, lastedMs),
    buys: fills.buys,
    sells: fills.sells,
  };
}

function fillOf(played: Played, fill: PlayedFill, place: number): BacktestFill {
  const market = played.markets[fill.leg] ?? mainOf(played);
  const { money, coins, price, quantity } = moneyText(market);
  const isBase = market.rules.contract === undefined && fill.side === Side.buy;
  return {
    number: place + 1,
    symbolId: played.symbols[fill.leg] ?? '',
    timeMs: fill.timeMs,
    side: fill.side,
    price: price(fill.priceTicks),
    quantity: quantity(fill.lots),
    value: new Decimal(price(fill.priceTicks)).mul(quantity(fill.lots)).toFixed(),
    fee: isBase ? coins(fill.feeUnits) : money(fill.feeUnits),
    feeCoin: isBase ? market.base.code : market.quote.code,
    role: fill.isTaker ? 'taker' : 'maker',
    pair: fill.answers === 0 ? null : fill.answers,
    profit: fill.matchedUnits === null ? null : money(fill.matchedUnits),
  };
}

export function resultOf(played: Played): BacktestResult {
  const { symbols, model, fromMs, toMs, count, elapsedMs, botPlay, track, crowdedCandles } = played;
  const market = mainOf(played);
  const { investedUnits, state, startedMs, stoppedMs, stopReason, fills } = botPlay;
  const { money, price, quantity } = moneyText(market);
  return {
    symbolId: symbols[0] ?? '',
    symbols: [...symbols],
    coin: market.quote.code,
    model,
    modelVersion: modelVersions[model],
    fromMs,
    toMs,
    candles: count,
    elapsedMs,
    state,
    startedMs,
    stoppedMs,
    stopReason,
    figures: figuresOf(played),
    curve: track.points
      .slice(-backtestCurvePoints)
      .map(({ timeMs, profitUnits, closes }) => [
        timeMs,
        money(investedUnits + profitUnits),
        money(investedUnits + holdProfit(played, closes)),
        price(closes[0] ?? 0),
      ]),
    fills: fills.first.map((fill, place) => fillOf(played, fill, place)),
    fillCount: fills.count,
    levels: botPlay.figures().levels.map((level) => ({ price: price(level.priceTicks), side: level.side, quantity: quantity(level.lots) })),
    decisions: botPlay.decisions.rows(),
    crowdedCandles,
  };
}
