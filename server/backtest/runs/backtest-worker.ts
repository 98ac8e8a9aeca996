// The thread of backtests: one run after the other, behind everything else that the machine has to do.
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

import { testedBot, testedKind } from '../tested-bot.ts';
import { runCandles } from '../run-candles.ts';
import type { RunJob, RunTold } from './run-protocol.ts';

const port = parentPort;
if (port === null) throw new Error('runs as a worker thread only');
const send = (told: RunTold): void => port.postMessage(told);

// The priority is of this thread alone on a system that counts it by thread, as Linux does; elsewhere it would be the whole process's.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_LOW);

function run({ id, symbols, markets, pasts, bot, messages, cancelled }: RunJob): RunTold {
  try {
    const [market] = markets;
    if (market === undefined) throw new Error('a backtest without a market');
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
