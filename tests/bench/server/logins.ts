// A rush of logins: how many a second, and what an order takes meanwhile beside the same without them.
import { Agent, request } from 'node:http';
import { z } from 'zod/mini';

import { funded } from './http.ts';
import { orderP99, priceBelowMarket } from './flood.ts';
import { median } from '../median.ts';

const people = 40;
/** Attempts that are on their way at any time, of sources that take turns. */
const atOnce = 16;
const orderUsers = 4;
const runs = 3;
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

/** Medians of three runs, each one half quiet and one half in the rush. */
export async function benchLogins(url: string): Promise<LoginFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const stamp = Date.now();
  const list = Array.from({ length: people }, (_, at) => ({ email: `login-${at}-${stamp}@example.com`, address: `10.0.${at}.1` }));
  await inTurns(list, (person) => ask(url, agent, 'v1/user/register', person));
  const sessions = await Promise.all(Array.from({ length: orderUsers }, (_, user) => funded(url, `rush-${user}`)));
  const price = await priceBelowMarket(url);
  const results: { readonly quiet: number; readonly rush: number; readonly perSecond: number }[] = [];
  for (let run = 0; run < runs; run += 1) {
    const quiet = await orderP99(sessions, price, `logins-${run}-quiet`);
    const login = (person: Person): Promise<void> => ask(url, agent, 'v1/user/login', person);
    const rush = await rushed(login, list, () => orderP99(sessions, price, `logins-${run}-rush`));
    results.push({ quiet, rush: rush.result, perSecond: rush.perSecond });
  }
  for (const session of sessions) session.close();
  agent.destroy();
  const [quietP99Ms, rushedP99Ms] = [median(results.map(({ quiet }) => quiet)), median(results.map(({ rush }) => rush))];
  return {
    perSecond: median(results.map(({ perSecond }) => perSecond)),
    quietP99Ms,
    rushedP99Ms,
    ratio: median(results.map(({ quiet, rush }) => rush / quiet)),
  };
}
