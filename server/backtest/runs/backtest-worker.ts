// The thread of backtests: one run after the other, behind everything else that the machine has to do.
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

import { backtestFileCandles } from '#lib/contract/bots/backtest.ts';
import type { FileRefusal } from '#lib/market-files/market-file.ts';
import { readCandleFile } from '#lib/market-files/read-market-file.ts';
import type { BotMarket } from '#server/automation/bot-kind.ts';
import { partOf } from '../candle-columns.ts';
import { fileColumns } from '../file-candles.ts';
import type { MarketPast } from '../play/leg-past.ts';
import { testedBot, testedKind } from '../tested-bot.ts';
import { runCandles } from '../run-candles.ts';
import type { FilePrices, RunJob, RunTold } from './run-protocol.ts';

const port = parentPort;
if (port === null) throw new Error('runs as a worker thread only');
const send = (told: RunTold): void => port.postMessage(told);

// The priority is of this thread alone on a system that counts it by thread, as Linux does; elsewhere it would be the whole process's.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_LOW);

/** The candles before the time that is played are its past. */
function pastOfFile({ text, fromMs, toMs, loan }: FilePrices, market: BotMarket): MarketPast | FileRefusal {
  const read = readCandleFile(text, { limit: backtestFileCandles });
  if (!read.ok) return read.refusal;
  const all = fileColumns(read.file, market);
  if ('fault' in all) return all;
  return { columns: partOf(all, fromMs, toMs), whole: partOf(all, 0, toMs), funding: [], ...(loan === null ? {} : { loan }) };
}

function run({ id, symbols, markets, prices, bot, messages, cancelled }: RunJob): RunTold {
  try {
    const [market] = markets;
    if (market === undefined) throw new Error('a backtest without a market');
    const read = 'text' in prices ? pastOfFile(prices, market) : prices;
    if ('fault' in read) return { type: 'done', id, outcome: { ok: false, why: 'file', refusal: read } };
    const pasts = 'columns' in read ? [read] : read;
    const count = Math.max(...pasts.map(({ columns }) => columns.count));
    const onCandles = (played: number): boolean => {
      send({ type: 'progress', id, share: played / count });
      return Atomics.load(cancelled, 0) === 0;
    };
    if (Atomics.load(cancelled, 0) !== 0) return { type: 'done', id, outcome: { ok: false, why: 'cancelled' } };
    const outcome = runCandles(
      { symbols, markets, pasts, bot: testedBot(testedKind(bot, market), bot), messages },
      () => performance.now(),
      onCandles,
    );
    return { type: 'done', id, outcome };
  } catch (fault) {
    return { type: 'failed', id, message: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) };
  }
}

port.on('message', (job: RunJob) => send(run(job)));
