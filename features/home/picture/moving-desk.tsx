'use client';
// The desk in small, as it moves.
import { useState } from 'react';

import { mergeBars, type Bar } from '#components/trading/price-chart/chart-bars.ts';
import { tickersKeyOf } from '#lib/contract/market-line.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { useLastTrades } from '#lib/realtime/use-last-trades.ts';
import { usePacedChannel } from '#lib/realtime/use-paced-channel.ts';
import { DeskDrawing, type DeskWords } from './desk-drawing.tsx';
import { candlesDrawn, type PicturedMarket } from './pictured-market.ts';

/** The candles that the server drew, and what has become of them since. */
function useBars(symbol: string, first: readonly Bar[]): readonly Bar[] {
  const told = usePacedChannel(useHub(), 'candle', `${symbol}:15m`).data;
  const [known, setKnown] = useState({ told, bars: first });
  if (told === known.told || told === null) return known.bars;
  const bars = mergeBars(known.bars, told).slice(-candlesDrawn);
  setKnown({ told, bars });
  return bars;
}

type Props = { readonly first: PicturedMarket; readonly words: DeskWords };

export default function MovingDesk({ first, words }: Props) {
  const { market } = first;
  const hub = useHub();
  const book = usePacedChannel(hub, 'depth', market.symbol).data ?? first.book;
  const told = useLastTrades(market.symbol);
  const trades = told.length === 0 ? first.trades : told;
  const ticker = useChannel(hub, 'tickers', tickersKeyOf(market)).data?.get(market.symbol) ?? first.ticker;
  const bars = useBars(market.symbol, first.bars);
  return <DeskDrawing pictured={{ market, ticker, book, trades, bars }} words={words} />;
}
