// The information pages that the server gives visitors in a second, against the barest page that Next has made beforehand, in turns in one run.
import { once } from 'node:events';
import { Agent, get } from 'node:http';

import { median } from '../median.ts';
import { startBarePage } from './page-time.ts';
import { freePort } from '../server/server.ts';

export const informationPage = '/spot/introduction/margininfo/cross-limit';

const visitors = 16;
const turns = 7;
const turnMs = 2000;

/** As browsers ask. Refuses (Error) anything but 200. */
async function visit(url: string, agent: Agent): Promise<void> {
  const [answer] = await once(get(url, { agent, headers: { 'accept-encoding': 'gzip' } }), 'response');
  answer.resume();
  await once(answer, 'end');
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
}

/** Visits a second, each visitor coming again as soon as the page is there. */
async function turn(url: string, agent: Agent): Promise<number> {
  const started = performance.now();
  let visits = 0;
  const visitor = async (): Promise<void> => {
    while (performance.now() - started < turnMs) {
      await visit(url, agent);
      visits += 1;
    }
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  return (visits * 1000) / (performance.now() - started);
}

export type PageRate = { readonly pagesPerSecond: number; readonly barePerSecond: number; readonly ratio: number };

/** Medians of the turns; the first of each is not counted. */
export async function benchPageRate(url: string): Promise<PageRate> {
  const barePort = await freePort();
  const stopBarePage = await startBarePage(barePort);
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const [page, bare] = [`${url}${informationPage}`, `http://127.0.0.1:${barePort}/still`];
  try {
    const rates: { readonly page: number; readonly bare: number }[] = [];
    for (let round = 0; round <= turns; round += 1) rates.push({ page: await turn(page, agent), bare: await turn(bare, agent) });
    const counted = rates.slice(1);
    const pagesPerSecond = median(counted.map((rate) => rate.page));
    const barePerSecond = median(counted.map((rate) => rate.bare));
    return { pagesPerSecond, barePerSecond, ratio: median(counted.map((rate) => rate.page / rate.bare)) };
  } finally {
    agent.destroy();
    stopBarePage();
  }
}
