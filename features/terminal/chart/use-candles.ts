// The candles of the desk's chart: what the server rendered, then what happens, and older ones on demand.
import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react';

import { mergeBars, maxBars, prependBars, toBar, type Bar } from '#components/trading/price-chart/chart-bars.ts';
import { useApi } from '#lib/api/use-api.ts';
import { getCandles } from '#lib/contract/calls/v1/kline/getMoreKlineDataV2.ts';
import type { KlineInterval } from '#lib/contract/enums.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { usePacedChannel } from '#lib/realtime/use-paced-channel.ts';

const firstPage = 300;
const olderPage = 500;

type Shown = {
  /** Null before the first. */ readonly interval: KlineInterval | null;
  readonly bars: readonly Bar[];
  readonly exhausted: boolean;
  /** The interval asked for last could not be had. */
  readonly failed: boolean;
};

export type Candles = {
  /** The interval that is shown; the one asked for follows as soon as its candles are here. */
  readonly interval: KlineInterval;
  readonly bars: readonly Bar[];
  readonly pending: boolean;
  readonly failed: boolean;
  loadOlder(): void;
  retry(): void;
};

const withBars = (shown: Shown, interval: KlineInterval, change: (bars: readonly Bar[]) => readonly Bar[]): Shown => {
  if (shown.interval !== interval) return shown;
  const bars = change(shown.bars);
  return bars === shown.bars ? shown : { ...shown, bars };
};

type SetShown = Dispatch<SetStateAction<Shown>>;

/** Asks for the candles of another interval than `told`, which is shown until they are here. Returns how to ask again. */
function useInterval(symbol: string, interval: KlineInterval, told: KlineInterval | null, setShown: SetShown): () => void {
  const api = useApi();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (interval === told) return undefined;
    const controller = new AbortController();
    setShown((now) => (now.failed ? { ...now, failed: false } : now));
    api.call(getCandles, { symbolId: symbol, interval, limit: firstPage }, { signal: controller.signal }).then(
      ({ candles }) => {
        if (!controller.signal.aborted) setShown({ interval, bars: candles.map(toBar), exhausted: false, failed: false });
      },
      () => {
        if (!controller.signal.aborted) setShown((now) => ({ ...now, failed: true }));
      },
    );
    return () => controller.abort();
  }, [api, symbol, interval, told, setShown, attempt]);
  return () => setAttempt((count) => count + 1);
}

/** Adds what happens. Candles that came and went while the line was cut, or nobody looked, are not told again: they are asked for. */
function useLive(symbol: string, told: KlineInterval | null, setShown: SetShown): void {
  const api = useApi();
  const live = usePacedChannel(useHub(), 'candle', told === null ? null : `${symbol}:${told}`);
  const wasLive = useRef(false);

  useEffect(() => {
    const candles = live.data;
    if (candles !== null && told !== null) setShown((now) => withBars(now, told, (bars) => mergeBars(bars, candles)));
  }, [live.data, told, setShown]);

  const catchUp = useCallback(() => {
    if (told === null) return;
    api.call(getCandles, { symbolId: symbol, interval: told, limit: firstPage }).then(
      ({ candles }) => setShown((now) => withBars(now, told, (bars) => mergeBars(bars, candles))),
      // The channel goes on by itself; the gap is filled the next time.
      () => undefined,
    );
  }, [api, symbol, told, setShown]);

  useEffect(() => {
    if (live.status !== 'live') return;
    if (wasLive.current) catchUp();
    wasLive.current = true;
    // Only the change to live counts, not another interval.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [live.status]);
  useEffect(() => {
    const seen = (): void => {
      if (document.visibilityState === 'visible') catchUp();
    };
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [catchUp]);
}

function useOlder(symbol: string, shown: Shown, setShown: SetShown): () => void {
  const api = useApi();
  const loading = useRef(false);
  return useCallback(() => {
    const oldest = shown.bars[0];
    const wanted = shown.interval;
    if (loading.current || shown.exhausted || wanted === null || oldest === undefined || shown.bars.length >= maxBars) return;
    loading.current = true;
    api
      .call(getCandles, { symbolId: symbol, interval: wanted, endTime: oldest.timeMs, limit: olderPage })
      .then(
        ({ candles }) =>
          setShown((now) => ({
            ...withBars(now, wanted, (bars) => prependBars(bars, candles)),
            exhausted: now.interval === wanted && candles.length === 0,
          })),
        () => undefined,
      )
      .finally(() => {
        loading.current = false;
      });
  }, [api, symbol, shown, setShown]);
}

export function useCandles(
  symbol: string,
  interval: KlineInterval,
  /** The candles that are there already; null: none. */
  initial: { readonly interval: KlineInterval; readonly bars: readonly Bar[] } | null,
): Candles {
  const [shown, setShown] = useState<Shown>(() => ({
    interval: initial?.interval ?? null,
    bars: initial?.bars ?? [],
    exhausted: false,
    failed: false,
  }));
  const { interval: told, bars, failed } = shown;
  useLive(symbol, told, setShown);
  const retry = useInterval(symbol, interval, told, setShown);
  const loadOlder = useOlder(symbol, shown, setShown);

  return {
    interval: told ?? interval,
    bars,
    pending: interval !== told && !failed,
    failed,
    loadOlder,
    retry,
  };
}
