// The exchange's thread: takes whatever has queued, makes it durable with one sync, answers it in one message.
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';

import type { Command } from '#server/engine/command.ts';

import { answerByName, answersOf } from './asked.ts';
import { createExchangeClock } from './exchange-clock.ts';
import { openHost, type ExchangeHost } from './exchange-host.ts';
import { createSnapshotThread } from './snapshot-thread.ts';
import type { FromHost, HostData, Question, Settled, ToHost } from './thread-protocol.ts';

/** Commands made durable with one sync at most; more wait for the next one. */
const groupLimit = 4096;

const port = parentPort;
if (port === null) throw new Error('runs as a worker thread only');
const send = (message: FromHost): void => port.postMessage(message);
const onNote = (text: string): void => send({ type: 'note', text });
const { sharedClock, ...data }: HostData = workerData;
const clock = createExchangeClock(undefined, sharedClock);

const answer = (host: ExchangeHost, { about, asked }: Question): unknown => answerByName(answersOf(host), about, asked);

type Batch = { readonly id: number; readonly commands: readonly Command[] };

function settle(host: ExchangeHost, batches: readonly Batch[]): void {
  const { replies, records, times } = host.handle(batches.flatMap(({ commands }) => commands));
  let from = 0;
  const settled: Settled[] = batches.map(({ id, commands }) => {
    from += commands.length;
    return { id, replies: replies.slice(from - commands.length, from) };
  });
  send({ type: 'group', settled, records, sequence: host.sequence, end: host.end, times });
}

/** Timers do not reach further than some weeks, and a machine that slept should notice soon. */
const longestWaitMs = 60_000;
let timer: NodeJS.Timeout | undefined;

/** Advances the core's clock when something is due there. What it does is journaled and told like any command. */
function waitForDue(host: ExchangeHost): void {
  clearTimeout(timer);
  const dueMs = host.exchange.nextDueMs();
  if (dueMs === null) return;
  timer = setTimeout(() => guarded(() => advance(host)), Math.min(longestWaitMs, Math.max(0, dueMs - clock.now())));
}

function advance(host: ExchangeHost): void {
  const dueMs = host.exchange.nextDueMs();
  if (dueMs !== null && dueMs <= clock.now()) {
    const { records, times } = host.handle([{ type: 'advance-clock' }]);
    send({ type: 'group', settled: [], records, sequence: host.sequence, end: host.end, times });
  }
  waitForDue(host);
}

function close(host: ExchangeHost): void {
  host.close();
  void host.atRest().then(() => {
    send({ type: 'closed' });
    port?.close();
  });
}

/** Works off the queue: neighbouring commands share a sync, questions are answered in their place between them. */
function work(host: ExchangeHost, messages: readonly ToHost[]): void {
  let batches: Batch[] = [];
  let waiting = 0;
  const flush = (): void => {
    if (batches.length > 0) settle(host, batches);
    batches = [];
    waiting = 0;
  };
  for (const message of messages) {
    if (message.type === 'commands') {
      batches.push(message);
      waiting += message.commands.length;
      if (waiting >= groupLimit) flush();
      continue;
    }
    flush();
    if (message.type === 'readers-have') host.readersHave(message.sequence);
    else if (message.type === 'question') send({ type: 'answer', id: message.id, answer: answer(host, message.question) });
    else {
      clearTimeout(timer);
      port?.removeAllListeners('message');
      void host.cancelSnapshot().then(() => guarded(() => close(host)));
      return;
    }
  }
  flush();
  waitForDue(host);
}

/** A journal that cannot be written ends acceptance for good; nothing of the failed group was answered. */
function guarded(act: () => void): void {
  try {
    act();
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): void {
  clearTimeout(timer);
  send({ type: 'failed', reason: error instanceof Error ? error.message : String(error) });
  port?.close();
}

try {
  const host = openHost({
    ...data,
    clock: clock.now,
    makeSnapshot: createSnapshotThread(onNote),
    onRecords: (records, end) => send({ type: 'records', records, end }),
    onNote,
  });
  clock.notBefore(host.timeMs);
  port.on('message', (first: ToHost) => {
    const messages = [first];
    for (let next = receiveMessageOnPort(port); next !== undefined; next = receiveMessageOnPort(port)) messages.push(next.message);
    guarded(() => work(host, messages));
  });
  send({ type: 'ready', sequence: host.sequence });
  waitForDue(host);
} catch (error) {
  fail(error);
}
