// The result of a backtest, out of what was played: every figure adds up to the unit.
import { Decimal } from 'decimal.js';

import { backtestCurvePoints, type BacktestFill, type BacktestFigures, type BacktestResult } from '#lib/contract/bots/backtest.ts';
import { Side } from '#lib/contract/enums.ts';
import { mulDivDown } from '#server/engine/arithmetic/mul-div.ts';
import type { BotPlay } from '../play/bot-play.ts';
import type { PlayedFill } from '../play/fill-log.ts';
import { moneyText, rateText } from './money-text.ts';
import type { WorthTrack } from './worth-track.ts';

const dayMs = 86_400_000;
const daysOfYear = 365;

/** The books of the bot that was played. */
type Books = Pick<
  BotPlay,
  | 'market'
  | 'investedUnits'
  | 'feeUnits'
  | 'fundingUnits'
  | 'fills'
  | 'decisions'
  | 'figures'
  | 'state'
  | 'stopReason'
  | 'startedMs'
  | 'stoppedMs'
>;

/** The market and the time that were played, and how. */
export type Played = {
  readonly symbolId: string;
  readonly model: BacktestResult['model'];
  readonly fromMs: number;
  readonly toMs: number;
  /** Candles or trades. */
  readonly count: number;
  readonly elapsedMs: number;
  readonly firstTicks: number;
  readonly lastTicks: number;
  readonly botPlay: Books;
  readonly track: WorthTrack;
  readonly crowdedCandles: number;
};

/** The profit of who bought the coin for all that was put in at the first price, without a fee. Rounded down. */
function holdProfit({ botPlay, firstTicks }: Played, priceTicks: number): number {
  return firstTicks === 0 ? 0 : mulDivDown(botPlay.investedUnits, priceTicks, firstTicks) - botPlay.investedUnits;
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
  const { money } = moneyText(botPlay.market);
  const { investedUnits, feeUnits, fundingUnits, fills } = botPlay;
  const totalUnits = track.profit(lastTicks);
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

function fillOf({ market }: Books, fill: PlayedFill, place: number): BacktestFill {
  const { money, coins, price, quantity } = moneyText(market);
  const isBase = market.rules.contract === undefined && fill.side === Side.buy;
  return {
    number: place + 1,
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
  const { symbolId, model, fromMs, toMs, count, elapsedMs, botPlay, track, crowdedCandles } = played;
  const { market, investedUnits, state, startedMs, stoppedMs, stopReason, fills } = botPlay;
  const { money, price, quantity } = moneyText(market);
  return {
    symbolId,
    coin: market.quote.code,
    model,
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
      .map(({ timeMs, profitUnits, closeTicks }) => [
        timeMs,
        money(investedUnits + profitUnits),
        money(investedUnits + holdProfit(played, closeTicks)),
        price(closeTicks),
      ]),
    fills: fills.first.map((fill, place) => fillOf(botPlay, fill, place)),
    fillCount: fills.count,
    levels: botPlay.figures().levels.map((level) => ({ price: price(level.priceTicks), side: level.side, quantity: quantity(level.lots) })),
    decisions: botPlay.decisions.rows(),
    crowdedCandles,
  };
}
