// A rush of logins: how many a second, and what an order takes meanwhile beside the same without them.
import { setTimeout as pause } from 'node:timers/promises';
import { Agent, request } from 'node:http';
import { z } from 'zod/mini';

import { funded, succeed } from './http.ts';
import { orderP99, priceBelowMarket } from './flood.ts';
import { median, percentile } from '../median.ts';

const people = 40;
/** Attempts that are on their way at any time, of sources that take turns. */
const atOnce = 16;
const orderUsers = 16;
/** Those of them who send orders at full speed, each after the answer to the one before. */
const fullSpeedUsers = 4;
const runs = 3;
/** Orders a second, of all their users together, where they come at a steady rate. */
export const steadyRate = 500;
const steadyMs = 5000;
const password = 'correct horse battery staple';
const envelope = z.object({ code: z.string(), msg: z.string() });

type Person = { readonly email: string; readonly address: string };

/** From an address of its own: a proxy on this machine is believed. */
function ask(url: string, agent: Agent, path: string, { email, address }: Person): Promise<void> {
  return new Promise((resolve, reject) => {
    const text = JSON.stringify({ email, password });
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), 'x-forwarded-for': address };
    const sent = request(`${url}/api/${path}`, { method: 'POST', agent, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const { code, msg } = envelope.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
        if (code === '00000') resolve();
        else reject(new Error(`${path}: ${code} ${msg}`));
      });
    });
    sent.on('error', reject);
    sent.end(text);
  });
}

async function inTurns(list: readonly Person[], work: (person: Person) => Promise<void>): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let person = list[next++]; person !== undefined; person = list[next++]) await work(person);
    }),
  );
}

/** The 99th percentile of orders; each is counted from when it was due, so that those that others hold up count as slow, too. */
export const steadyP99: typeof orderP99 = async (sessions, delegatePrice, run) => {
  const order = { symbolId: 'BTCUSDT_SPBL', businessLine: 1, delegateType: 21, orderType: 0, timeInForceValue: 0, delegateCount: '0.0001' };
  const everyMs = (1000 * sessions.length) / steadyRate;
  const times: number[] = [];
  const started = performance.now();
  await Promise.all(
    sessions.map(async (session, user) => {
      for (let at = 0; at * everyMs < steadyMs; at += 1) {
        const dueMs = started + (at + user / sessions.length) * everyMs;
        const aheadMs = dueMs - performance.now();
        if (aheadMs > 1) await pause(aheadMs);
        await succeed(session, 'v1/spot/order/place', { ...order, delegatePrice, clientOid: `steady-${run}-${at}` });
        times.push(performance.now() - dueMs);
        if (at % 50 === 49) await succeed(session, 'v1/spot/order/cancelAll', { symbolId: 'BTCUSDT_SPBL' });
      }
    }),
  );
  return percentile(times, 0.99);
};

type LoginFigures = {
  readonly perSecond: number;
  readonly quietP99Ms: number;
  readonly rushedP99Ms: number;
  readonly ratio: number;
};

/** Logins for as long as the work takes. Their number a second. */
async function rushed(login: (person: Person) => Promise<void>, list: readonly Person[], work: () => Promise<number>) {
  let logins = 0;
  let isOver = false;
  const started = performance.now();
  const rush = inTurns(
    Array.from({ length: 100_000 }, (_, at) => list[at % list.length] ?? { email: '', address: '' }),
    async (person) => {
      if (isOver) return;
      await login(person);
      logins += 1;
    },
  );
  const result = await work();
  const perSecond = (logins / (performance.now() - started)) * 1000;
  isOver = true;
  await rush;
  return { result, perSecond };
}

type Setting = {
  readonly login: (person: Person) => Promise<void>;
  readonly list: readonly Person[];
  readonly orders: (run: string) => Promise<number>;
};

/** Medians of three runs, each one half quiet and one half in the rush. */
async function compare(name: string, { login, list, orders }: Setting): Promise<LoginFigures> {
  const results: { readonly quiet: number; readonly rush: number; readonly perSecond: number }[] = [];
  for (let run = 0; run < runs; run += 1) {
    const quiet = await orders(`${name}-${run}-quiet`);
    const rush = await rushed(login, list, () => orders(`${name}-${run}-rush`));
    results.push({ quiet, rush: rush.result, perSecond: rush.perSecond });
  }
  return {
    perSecond: median(results.map(({ perSecond }) => perSecond)),
    quietP99Ms: median(results.map(({ quiet }) => quiet)),
    rushedP99Ms: median(results.map(({ rush }) => rush)),
    ratio: median(results.map(({ quiet, rush }) => rush / quiet)),
  };
}

/** Beside orders at a steady rate, and beside as many orders as are answered: those two take what there is of two cores. */
export async function benchLogins(url: string): Promise<{ readonly steady: LoginFigures; readonly fullSpeed: LoginFigures }> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const stamp = Date.now();
  const list = Array.from({ length: people }, (_, at) => ({ email: `login-${at}-${stamp}@example.com`, address: `10.0.${at}.1` }));
  await inTurns(list, (person) => ask(url, agent, 'v1/user/register', person));
  const login = (person: Person): Promise<void> => ask(url, agent, 'v1/user/login', person);
  const sessions = await Promise.all(Array.from({ length: orderUsers }, (_, user) => funded(url, `rush-${user}`)));
  const price = await priceBelowMarket(url);
  const few = sessions.slice(0, fullSpeedUsers);
  const steady = await compare('steady', { login, list, orders: (run) => steadyP99(sessions, price, run) });
  const fullSpeed = await compare('full-speed', { login, list, orders: (run) => orderP99(few, price, run) });
  for (const session of sessions) session.close();
  agent.destroy();
  return { steady, fullSpeed };
}
