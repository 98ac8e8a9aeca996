// The candles of a CTA bot: those from before its start, those that close, and the signals that they give.
import { shiftBucket } from '#lib/contract/kline-bucket.ts';
import { ctaLines } from '#lib/order-math/bots/cta/cta-lines.ts';
import { type CtaCandle, type CtaReading, ctaWarmUp, takeCtaCandle } from '#lib/order-math/bots/cta/cta-reading.ts';
import type { ClosedCandle, History } from '../../bot-kind.ts';
import type { CtaSide } from './cta-state.ts';
import { type Turn, say } from './cta-turn.ts';

/** Candles that are made up at most where some are missing. */
const mostMissing = 1000;

function takeOne({ state }: Turn, openMs: number, candle: CtaCandle): CtaReading | null {
  state.lastOpenMs = openMs;
  return takeCtaCandle(state.memory, state.terms.indicator, candle);
}

/** The lines of a reading in one row: of candles in ticks. */
const readingText = ({ state, market: { priceDecimals } }: Turn, { lines }: CtaReading): string =>
  ctaLines(state.terms.indicator, lines, priceDecimals, 10 ** priceDecimals)
    .map(({ name, value }) => `${name} ${value}`)
    .join(', ');

/** Candles from before the start bring the indicator to where it stands, and are no signals. */
export function takeHistory(turn: Turn, { interval, lastOpenMs, closes, volumes }: History): void {
  let last: CtaReading | null = null;
  for (const [place, close] of closes.entries()) {
    last = takeOne(turn, shiftBucket(interval, lastOpenMs, place + 1 - closes.length), { close, volume: volumes[place] ?? 0 });
  }
  if (last !== null) tellWatching(turn, last);
}

function tellWatching(turn: Turn, reading: CtaReading): void {
  const { state } = turn;
  state.saysWatching = true;
  say(turn, 'cta.watches', { interval: state.terms.interval, reading: readingText(turn, reading) });
}

/** Said once: how many candles there have to be before it can act. */
export function tellWarmUp(turn: Turn): void {
  const { state } = turn;
  if (state.saysWatching || state.saysWarmUp) return;
  state.saysWarmUp = true;
  say(turn, 'cta.warms-up', { candles: ctaWarmUp(state.terms.indicator) - state.memory.candles, interval: state.terms.interval });
}

/** A candle that was missed, between the ones from before the start and the first that is told, closed where the next one opened. */
function takeMissing(turn: Turn, { interval, openMs, open }: ClosedCandle): void {
  const { state } = turn;
  for (let made = 0; state.lastOpenMs !== null && made < mostMissing; made += 1) {
    const next = shiftBucket(interval, state.lastOpenMs, 1);
    if (next >= openMs) return;
    takeOne(turn, next, { close: open, volume: 0 });
  }
}

export function takeCandle(turn: Turn, candle: ClosedCandle): void {
  const { state } = turn;
  const { interval } = state.terms;
  if (candle.interval !== interval || (state.lastOpenMs !== null && candle.openMs <= state.lastOpenMs)) return;
  takeMissing(turn, candle);
  const reading = takeOne(turn, candle.openMs, { close: candle.close, volume: candle.volumeLots });
  if (reading === null || state.ending !== null) return;
  if (!state.saysWatching) tellWatching(turn, reading);
  if (reading.signal !== null) act(turn, reading.signal, candle.close, readingText(turn, reading));
}

/** The side to which a signal leads: out, where its own direction is not allowed. */
function targetOf({ state }: Turn, signal: 'buy' | 'sell'): CtaSide {
  const { direction } = state.terms;
  if (signal === 'buy') return direction === 'short' ? 'flat' : 'long';
  return direction === 'long' ? 'flat' : 'short';
}

function act(turn: Turn, signal: 'buy' | 'sell', close: number, reading: string): void {
  const { state } = turn;
  const params = { closePrice: close, reading };
  if (state.isPaused) return say(turn, 'cta.signal-in-pause', params);
  const target = targetOf(turn, signal);
  if (target === state.target) return say(turn, target === 'flat' ? 'cta.signal-without-trade' : 'cta.stays', params);
  state.target = target;
  if (target === 'flat') return say(turn, 'cta.comes-out', params);
  const isTurn = state.trade.side !== 'flat' && state.trade.side !== target;
  if (target === 'long') say(turn, isTurn ? 'cta.turns-long' : 'cta.goes-long', params);
  else say(turn, isTurn ? 'cta.turns-short' : 'cta.goes-short', params);
}
