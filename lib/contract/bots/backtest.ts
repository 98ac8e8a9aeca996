// A backtest: what is asked, how far it is, and what would have come of it.
import * as z from 'zod/mini';

import { decimalText } from '../market.ts';
import { asText, shortText, symbolId } from '../wire/fields.ts';
import { signedText } from '../wire/signed-text.ts';
import { botTerms } from './bot-terms.ts';
import { BotState, StopReason, StrategyType } from './strategy-codes.ts';
import { SuggestionGrade } from './suggestion-grade.ts';

/** A backtest reaches back so far at most: a year of minutes, and the day that a leap year has more. */
export const longestBacktestMs = 366 * 86_400_000;
/** Points of a curve at most. */
export const backtestCurvePoints = 500;
/** Fills that a result lists at most; `fillCount` counts them all. */
export const backtestFillLimit = 2000;

const backtestAlertLimit = 5000;

/** Candles of a file at most, those of gaps counted: 69 days of minutes, eleven years of hours. */
export const backtestFileCandles = 100_000;
/** Letters of a file at most: room for so many candles of the longest prices. */
export const backtestFileLetters = 7_000_000;

const time = z.number().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));

export const backtestRequest = z.object({
  symbolId,
  /** For kinds of several markets: all of them, `symbolId` first. */
  symbols: z.optional(z.array(symbolId).check(z.minLength(1), z.maxLength(20))),
  /** The minutes that open in [fromMs, toMs). */
  fromMs: time,
  toMs: time,
  bot: botTerms,
  /** For bots that alerts tell what to do: the alerts, each as it would be sent. Those outside of the time are passed over. */
  alerts: z.optional(z.array(asText.check(z.minLength(1), z.maxLength(4000))).check(z.maxLength(backtestAlertLimit))),
  /** The text of a file of candles, which are played in place of the market's own, for one market; its time may be longer than a year. */
  file: z.optional(asText.check(z.minLength(1, 'must not be empty'), z.maxLength(backtestFileLetters, 'is too long'))),
  /** The name by which the file is told again. */
  fileName: z.optional(shortText),
});
export type BacktestRequest = z.output<typeof backtestRequest>;

/** The phase of a run, and how much of it is done; share is from 0 to 1. */
export const backtestProgress = z.object({ phase: z.enum(['queued', 'reading', 'running']), share: z.number() });
export type BacktestProgress = z.output<typeof backtestProgress>;

/**
 * All money in the coin of the result: the quote coin, of contracts the margin coin. matchedProfit + unpairedProfit = totalProfit to the
 * unit; rates are shares of what was put in.
 */
export const backtestFigures = z.object({
  /** The money that was put in, worth at the price of the start. */
  invested: decimalText,
  /** The worth of it at the end. */
  equity: signedText,
  totalProfit: signedText,
  totalRate: signedText,
  /** The profit of matched pairs (martingale: ended rounds), net of both fees. */
  matchedProfit: signedText,
  matchedCount: z.number(),
  unpairedProfit: signedText,
  /** Fees of all fills; those in the base coin at the price of their fill. A part of the profit already. */
  fees: decimalText,
  /** Contracts: received (or, negative, paid). Otherwise 0. */
  funding: signedText,
  /**
   * The profit of who bought the coin for all that was put in, at the price of the start and without a fee, and kept it; of several
   * markets by the weights of the bot, or in equal parts.
   */
  holdProfit: signedText,
  holdRate: signedText,
  /** The deepest fall of the worth from its highest until then, at the closes of candles, and its share of that highest worth. */
  maxDrawdown: decimalText,
  maxDrawdownRate: decimalText,
  /** The day (UTC, by its beginning) that lost most; null: none did. */
  worstDay: z.nullable(z.object({ dayMs: z.number(), profit: signedText, rate: signedText })),
  /** The share of the time from the start on in which the close lay in the range; null: a kind without a range. */
  inRangeRate: z.nullable(decimalText),
  /** totalRate in a year of 365 days, without compounding. Null below one day. */
  annualisedRate: z.nullable(signedText),
  buys: z.number(),
  sells: z.number(),
});
export type BacktestFigures = z.output<typeof backtestFigures>;

/** [time, worth, worth of holding, price], at the close of a candle. */
const curvePoint = z.tuple([z.number(), signedText, signedText, decimalText]);

const backtestFill = z.object({
  /** From 1, in the order of time. */
  number: z.number(),
  symbolId: z.string(),
  timeMs: z.number(),
  side: z.enum(['buy', 'sell']),
  price: decimalText,
  quantity: decimalText,
  /** Price times quantity. */
  value: decimalText,
  fee: decimalText,
  feeCoin: z.string(),
  role: z.enum(['maker', 'taker']),
  /** The number of the fill whose counter-order this was; null: it answers none. */
  pair: z.nullable(z.number()),
  /** The amount that it added to the matched profit; null: nothing, no pair was matched by it. */
  profit: z.nullable(signedText),
});
export type BacktestFill = z.output<typeof backtestFill>;

/** A row that says what was decided and why, or why nothing. Its words stand in the catalogue, as those of a bot that runs do. */
const backtestDecision = z.object({
  timeMs: z.number(),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});

export const backtestResult = z.object({
  symbolId: z.string(),
  /** All markets, `symbolId` first. */
  symbols: z.array(z.string()),
  coin: z.string(),
  /** candles: the fast model over minutes. trades: the core itself over single trades. */
  model: z.enum(['candles', 'trades']),
  /** Raised when the model fills otherwise than before: results of different versions do not compare. */
  modelVersion: z.number(),
  /** The first moment and the last that there were prices of. */
  fromMs: z.number(),
  toMs: z.number(),
  /** Candles (or trades) that were played. */
  candles: z.number(),
  /** The time that the run took, reading not counted. */
  elapsedMs: z.number(),
  /** The state at the end of the time. */
  state: z.enum(BotState),
  /** Null: it had not started, or had not stopped. */
  startedMs: z.nullable(z.number()),
  stoppedMs: z.nullable(z.number()),
  stopReason: z.nullable(z.enum(StopReason)),
  figures: backtestFigures,
  curve: z.array(curvePoint),
  /** All of them when there are few, otherwise the first ones. */
  fills: z.array(backtestFill),
  fillCount: z.number(),
  /** The orders that stand at the levels at the end. */
  levels: z.array(z.object({ price: decimalText, side: z.nullable(z.enum(['buy', 'sell'])), quantity: decimalText })),
  /** The last hundred. */
  decisions: z.array(backtestDecision),
  /**
   * Candles in which two or more orders filled: their order inside a minute is not known, so that the more of them
   * there are, the further a live run may be from this one.
   */
  crowdedCandles: z.number(),
});
export type BacktestResult = z.output<typeof backtestResult>;

/** The versions of the models as they are now. Before the second one over candles, orders at the market filled at the close of their candle. */
export const modelVersions = { candles: 2, trades: 1 } as const satisfies Readonly<Record<BacktestResult['model'], number>>;

/** Over candles, orders that take pay so much more, or receive so much less, in millionths of the price. */
export const candleSlippagePpm = 100;

/** The fast model comes so near to a run over every trade, as a share of what was put in; the tests hold it to that. */
export const fastModelTolerance = '0.005';

/** The windows, in days, that suggestions are made on. */
export const suggestionDays = [7, 30, 180] as const;
export type SuggestionDays = (typeof suggestionDays)[number];

/** The last days of each window: on them terms are judged that were chosen on the days before. */
export const judgedDaysOf = { 7: 2, 30: 10, 180: 60 } as const satisfies Readonly<Record<SuggestionDays, number>>;

const named = {
  symbolId: z.string(),
  grade: z.enum(SuggestionGrade),
  days: z.number(),
};

/** The figures of a backtest over a part of the window. */
const suggestionPart = z.object({ fromMs: z.number(), toMs: z.number(), figures: backtestFigures });
const suggestionRate = z.pick(backtestFigures, { totalRate: true });

/** Terms that did best of those that were tried on the earlier days of a window, and gained on the later ones as well, which the choice had not seen. */
export const suggestion = z.object({
  /** Names market, kind, grade, window and day: the same id is the same suggestion. */
  aiId: z.string(),
  strategyType: z.enum(StrategyType),
  ...named,
  /** For the investment that the backtests were made with; whoever takes them puts his own in. */
  bot: botTerms,
  judged: suggestionPart,
  chosen: suggestionPart,
  /** Parameter sets that were tried in this window. */
  tried: z.number(),
});
export type Suggestion = z.output<typeof suggestion>;

/** The choice of a grade that lost on either part of its window, and is not suggested. */
export const droppedSuggestion = z.object({ ...named, judged: suggestionRate, chosen: suggestionRate });
export type DroppedSuggestion = z.output<typeof droppedSuggestion>;
