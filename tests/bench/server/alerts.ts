// Alerts to signal bots over their webhooks, a hundred a second: the time until the order of each is acknowledged.
import { z } from 'zod/mini';

import { percentile } from '../median.ts';
import { funded, succeed, type Session } from './http.ts';

const bots = 10;
const perSecond = 100;
const seconds = 10;
const symbolId = 'BTCUSDT_UMCBL';

type AlertFigures = {
  /** From before the request until the trade, by the exchange's clock. */
  readonly orderP50Ms: number;
  readonly orderP99Ms: number;
  /** Until the answer. */
  readonly answerP99Ms: number;
  /** Alerts without an order. */
  readonly missing: number;
};

const started = z.object({ strategyId: z.string() });
const hookOf = z.object({ path: z.string(), token: z.string() });
const running = z.object({ state: z.string() });
const fillPage = z.object({ list: z.array(z.object({ orderId: z.string(), timeMs: z.number() })), nextId: z.nullable(z.string()) });

type Hook = z.output<typeof hookOf> & { readonly strategyId: string };
type Sent = { readonly sentMs: number; readonly answerMs: number };

async function startBot(owner: Session): Promise<Hook> {
  const terms = { symbols: [symbolId], investAmount: '500', leverage: 5, investmentType: 'margin', amount: '100' };
  const { strategyId } = started.parse(await succeed(owner, 'v1/trigger/strategy/tv/placeStrategyTv', terms));
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const { state } = running.parse(await succeed(owner, 'v1/trigger/strategy/detail', { strategyId }));
    if (state === 'running') break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { strategyId, ...hookOf.parse(await succeed(owner, 'v1/trigger/strategy/tv/token', { strategyId })) };
}

async function send(url: string, { path, token }: Hook, isEntry: boolean): Promise<Sent> {
  const sentMs = Date.now();
  const began = performance.now();
  const body = JSON.stringify({
    action: isEntry ? 'ENTER_LONG' : 'EXIT_LONG',
    instrument: 'BTCUSDT',
    signalToken: token,
    timestamp: String(sentMs),
  });
  const answer = await fetch(`${url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  if (!answer.ok) throw new Error(`an alert was answered with ${answer.status}`);
  await answer.arrayBuffer();
  return { sentMs, answerMs: performance.now() - began };
}

/** The times of the first trades of a bot's orders, in their order. */
async function orderTimes(owner: Session, strategyId: string): Promise<readonly number[]> {
  const times = new Map<string, number>();
  let idLessThan: string | null = null;
  do {
    const page: z.output<typeof fillPage> = fillPage.parse(
      await succeed(owner, 'v1/trigger/strategy/fills', { strategyId, pageSize: 100, ...(idLessThan === null ? {} : { idLessThan }) }),
    );
    for (const { orderId, timeMs } of page.list) times.set(orderId, Math.min(timeMs, times.get(orderId) ?? timeMs));
    idLessThan = page.nextId;
  } while (idLessThan !== null);
  return [...times.values()].toSorted((a, b) => a - b);
}

/** Entries and exits in turn, so that each alert has one order. */
export async function benchAlerts(url: string): Promise<AlertFigures> {
  const owner = await funded(url, 'alerts');
  await succeed(owner, 'v1/trigger/strategy/agreement/set', { agreed: true });
  const hooks: Hook[] = [];
  for (let made = 0; made < bots; made += 1) hooks.push(await startBot(owner));
  const sent = hooks.map((): Promise<Sent>[] => []);
  const began = performance.now();
  for (let count = 0; count < perSecond * seconds; count += 1) {
    const dueMs = began + (count * 1000) / perSecond;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, dueMs - performance.now())));
    const [hook, own] = [hooks[count % bots], sent[count % bots]];
    if (hook !== undefined && own !== undefined) own.push(send(url, hook, own.length % 2 === 0));
  }
  const orders: number[] = [];
  const answers: number[] = [];
  let missing = 0;
  await new Promise((resolve) => setTimeout(resolve, 2000));
  for (const [place, { strategyId }] of hooks.entries()) {
    const [mine, times] = [await Promise.all(sent[place] ?? []), await orderTimes(owner, strategyId)];
    missing += mine.length - times.length;
    for (const [at, { sentMs, answerMs }] of mine.entries()) {
      answers.push(answerMs);
      const timeMs = times[at];
      if (timeMs !== undefined) orders.push(timeMs - sentMs);
    }
  }
  owner.close();
  return { orderP50Ms: percentile(orders, 0.5), orderP99Ms: percentile(orders, 0.99), answerP99Ms: percentile(answers, 0.99), missing };
}
