// The thread of the bots: reads what has queued, lets bots decide, and hands on what they want done and how they are.
import { parentPort, receiveMessageOnPort } from 'node:worker_threads';

import type { MarketId } from '#server/engine/ids.ts';

import type { BotMarket } from '../bot-kind.ts';
import { botKind } from '../bots/bot-kinds.ts';
import { AutomationHost } from '../host/automation-host.ts';
import type { AutomationData, FromBots, ToBots } from './automation-protocol.ts';

/** Views are told this late at most: many fills are one change to whoever looks. */
const viewsEveryMs = 25;
const checkpointEveryMs = 250;
/** A checkpoint waits so long when no bot has changed: it is only so that a start has less to read again. */
const idleCheckpointEveryMs = 10_000;

const port = parentPort;
if (port === null) throw new Error('runs as a worker thread only');
const send = (message: FromBots): void => port.postMessage(message);
const markets = new Map<MarketId, BotMarket>();

type Run = {
  readonly host: AutomationHost;
  isStarted: boolean;
  isWriting: boolean;
  isClosing: boolean;
  /** Somebody waits for what is not written yet. */
  isAsked: boolean;
  writtenSequence: number;
  lastWriteMs: number;
  views: NodeJS.Timeout | null;
};

function sendViews(run: Run): void {
  run.views = null;
  const { host } = run;
  const isWritten = !run.isWriting && !host.hasUnwritten();
  send({ type: 'seen', through: host.sequence, isWritten, ...host.bots.views(), dueMs: host.nextDueMs(), ...host.bots.traffic() });
}

function sendCommands({ host, isStarted, isClosing }: Run): void {
  if (!isStarted || isClosing) return;
  const commands = host.take();
  if (commands.length > 0) send({ type: 'commands', commands });
}

function writeCheckpoint(run: Run): void {
  const { host } = run;
  if (run.isWriting || host.sequence === run.writtenSequence) return;
  run.isAsked = false;
  if (!run.isClosing && !host.hasUnwritten() && performance.now() - run.lastWriteMs < idleCheckpointEveryMs) return;
  run.isWriting = true;
  run.lastWriteMs = performance.now();
  run.writtenSequence = host.sequence;
  send({ type: 'checkpoint', changes: host.checkpoint() });
}

/** Nothing is left to write, or nobody writes any more. */
function end(run: Run): void {
  if (!run.isClosing || run.isWriting) return;
  send({ type: 'closed' });
  port?.close();
}

function receive(run: Run, message: ToBots): void {
  switch (message.type) {
    case 'market':
      markets.set(message.market.marketId, message.market);
      return;
    case 'records':
      return run.host.read(message.records, message.through);
    case 'start':
      run.isStarted = true;
      return;
    case 'again':
      return run.host.bots.sendAgain(message.strategyId);
    case 'written':
      run.isWriting = false;
      return;
    case 'write':
      run.isAsked = true;
      return;
    case 'close':
      run.isClosing = true;
      return;
  }
}

function work(run: Run, messages: readonly ToBots[]): void {
  for (const message of messages) receive(run, message);
  sendCommands(run);
  run.views ??= setTimeout(() => guarded(() => sendViews(run)), viewsEveryMs);
  if (run.isAsked) writeCheckpoint(run);
  if (!run.isClosing) return;
  clearInterval(writing);
  writeCheckpoint(run);
  end(run);
}

function fail(error: unknown): void {
  clearInterval(writing);
  send({ type: 'failed', reason: error instanceof Error ? error.message : String(error) });
  port?.close();
}

function guarded(act: () => void): void {
  try {
    act();
  } catch (error) {
    fail(error);
  }
}

let writing: NodeJS.Timeout | undefined;

function begin({ checkpoint, leadCoins }: AutomationData): Run {
  const host = new AutomationHost({
    kindOf: botKind,
    marketOf: (marketId) => markets.get(marketId) ?? null,
    markets: () => markets.values(),
    leadCoins,
    onNote: (text) => send({ type: 'note', text }),
    checkpoint,
  });
  send({ type: 'ready', bots: host.bots.records() });
  return {
    host,
    isStarted: false,
    isWriting: false,
    isClosing: false,
    isAsked: false,
    writtenSequence: Math.min(...Object.values(checkpoint.has)),
    lastWriteMs: performance.now(),
    views: null,
  };
}

function listen(run: Run): void {
  writing = setInterval(() => guarded(() => writeCheckpoint(run)), checkpointEveryMs);
  port?.on('message', (first: ToBots) => {
    const messages = [first];
    for (let next = port === null ? undefined : receiveMessageOnPort(port); next !== undefined; next = receiveMessageOnPort(port))
      messages.push(next.message);
    guarded(() => work(run, messages));
  });
}

// Its first data comes as a message: the data of a worker is kept for as long as it runs.
port.once('message', (data: AutomationData) => {
  for (const market of data.markets) markets.set(market.marketId, market);
  guarded(() => listen(begin(data)));
});
