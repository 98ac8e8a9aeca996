// The cost of placing an order over HTTP beside an empty call on the same server, with the simulated market running.
import { Agent, request } from 'node:http';
import { z } from 'zod/mini';

import { median, percentile } from '../median.ts';

const callsPerRun = 400;
const runs = 5;

export type HttpFigures = { readonly placeP50Ms: number; readonly emptyP50Ms: number; readonly ratio: number };

const envelope = z.object({ code: z.string(), msg: z.string(), data: z.unknown() });

export type Session = { post(path: string, body: object): Promise<z.output<typeof envelope>> };
type Connection = Session & { close(): void; cookie(): string };

/** One kept-alive connection with a cookie jar of its own. */
export function connect(url: string): Connection {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let cookie = '';
  return {
    close: () => agent.destroy(),
    cookie: () => cookie,
    post: (path, body) =>
      new Promise((resolve, reject) => {
        const text = JSON.stringify(body);
        const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), cookie };
        const sent = request(`${url}/api/${path}`, { method: 'POST', agent, headers }, (answer) => {
          const set = answer.headers['set-cookie'];
          if (set !== undefined) cookie = set.map((line) => line.split(';')[0]).join('; ');
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () => {
            try {
              resolve(envelope.parse(JSON.parse(Buffer.concat(chunks).toString('utf8'))));
            } catch (error) {
              reject(error);
            }
          });
        });
        sent.on('error', reject);
        sent.end(text);
      }),
  };
}

export async function succeed(session: Session, path: string, body: object): Promise<unknown> {
  const answer = await session.post(path, body);
  if (answer.code !== '00000') throw new Error(`${path}: ${answer.code} ${answer.msg}`);
  return answer.data;
}

const balances = z.object({ list: z.array(z.object({ coin: z.string(), available: z.string() })) });

/** A new user with test coins. */
export async function funded(url: string, name: string): Promise<Connection> {
  const session = connect(url);
  await succeed(session, 'v1/user/register', { email: `${name}-${Date.now()}@example.com`, password: 'correct horse battery staple' });
  await succeed(session, 'v1/testnet/send', { coin: 'USDT', network: 'ERC20', amount: '10000' });
  for (let attempt = 0; attempt < 120; attempt += 1) {
    const { list } = balances.parse(await succeed(session, 'v1/assets/getAssets', {}));
    if (list.some((row) => row.coin === 'USDT' && Number(row.available) > 0)) return session;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('the test coins did not arrive');
}

/** Places a resting order well below the market (and cancels it, unmeasured), beside the empty call, in turns. */
export async function benchHttp(url: string): Promise<HttpFigures> {
  const session = await funded(url, 'bench');
  const placeMedians: number[] = [];
  const emptyMedians: number[] = [];
  const order = { symbolId: 'BTCUSDT_SPBL', businessLine: 1, delegateType: 21, orderType: 0, timeInForceValue: 0, delegateCount: '0.001' };
  const prices = z.object({ bestBid: z.nullable(z.string()) });
  const quote = await fetch(`${url}/api/v1/spot/public/getTickerInfoBySymbolCodeDisplayName?symbolCodeDisplayName=BTCUSDT`);
  const { bestBid } = prices.parse(envelope.parse(await quote.json()).data);
  const delegatePrice = (Number(bestBid ?? '0') * 0.97).toFixed(2);
  for (let run = 0; run < runs; run += 1) {
    const place: number[] = [];
    const empty: number[] = [];
    for (let call = 0; call < callsPerRun; call += 1) {
      const beforeEmpty = performance.now();
      await succeed(session, 'v1/mix/public/time', {});
      const beforePlace = performance.now();
      await succeed(session, 'v1/spot/order/place', { ...order, delegatePrice, clientOid: `bench-${run}-${call}` });
      place.push(performance.now() - beforePlace);
      empty.push(beforePlace - beforeEmpty);
      if (call % 50 === 49) await succeed(session, 'v1/spot/order/cancelAll', { symbolId: 'BTCUSDT_SPBL' });
    }
    placeMedians.push(percentile(place, 0.5));
    emptyMedians.push(percentile(empty, 0.5));
  }
  session.close();
  const placeP50Ms = median(placeMedians);
  const emptyP50Ms = median(emptyMedians);
  return { placeP50Ms, emptyP50Ms, ratio: placeP50Ms / emptyP50Ms };
}
