'use client';
// A file of candles from the drop to its report: read in the browser, bounded, and made ready for the exchange.
import { useCallback, useMemo, useRef, useState } from 'react';

import { backtestFileCandles, backtestFileLetters } from '#lib/contract/bots/backtest.ts';
import { lateCode } from '#lib/late/late-code.ts';
import type { CandleFile, FileRefusal } from '#lib/market-files/market-file.ts';

const reader = lateCode(() => import('#lib/market-files/read-market-file.ts'));

/** Larger files are not opened. */
export const mostMegabytes = 50;

/** several: more than one was dropped. unopened: the browser could not read it. tooLarge: for the browser, or for the exchange. */
export type FileProblem = FileRefusal | 'several' | 'unopened' | 'tooLarge';

export type CandleFileState =
  | { readonly phase: 'none' | 'reading' }
  | { readonly phase: 'refused'; readonly name: string; readonly problem: FileProblem }
  /** `text`: its candles alone, as the exchange is sent them. */
  | { readonly phase: 'read'; readonly name: string; readonly file: CandleFile; readonly text: string };

export type CandleFileControl = {
  readonly state: CandleFileState;
  readonly take: (files: readonly File[]) => void;
  readonly clear: () => void;
};

const textOf = ({ candles }: CandleFile): string =>
  [
    'timestamp,open,high,low,close,volume',
    ...candles.map(({ openMs, open, high, low, close, volume }) => [openMs, open, high, low, close, volume].join()),
  ].join('\n');

async function readCandles(given: File): Promise<CandleFileState> {
  const { name } = given;
  const refused = (problem: FileProblem): CandleFileState => ({ phase: 'refused', name, problem });
  if (given.size > mostMegabytes * 1_000_000) return refused('tooLarge');
  const { readCandleFile } = await reader.fetch();
  const read = readCandleFile(await given.text(), { limit: backtestFileCandles });
  if (!read.ok) return refused(read.refusal);
  const text = textOf(read.file);
  return text.length > backtestFileLetters ? refused('tooLarge') : { phase: 'read', name, file: read.file, text };
}

export function useCandleFile(): CandleFileControl {
  const [state, setState] = useState<CandleFileState>({ phase: 'none' });
  /** The number of the file that is read; one that is chosen meanwhile leaves it behind. */
  const turn = useRef(0);
  const take = useCallback((files: readonly File[]): void => {
    const [given] = files;
    if (given === undefined) return;
    turn.current += 1;
    const mine = turn.current;
    const tell = (next: CandleFileState): void => (turn.current === mine ? setState(next) : undefined);
    if (files.length > 1) return tell({ phase: 'refused', name: given.name, problem: 'several' });
    tell({ phase: 'reading' });
    readCandles(given).then(tell, () => tell({ phase: 'refused', name: given.name, problem: 'unopened' }));
  }, []);
  const clear = useCallback((): void => {
    turn.current += 1;
    setState({ phase: 'none' });
  }, []);
  return useMemo(() => ({ state, take, clear }), [state, take, clear]);
}
