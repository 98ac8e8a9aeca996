// The process that makes the load: so many connections, each asking again as soon as it is answered. Says what it saw as one line of JSON.
import { percentile } from '../median.ts';
import { rawClient, type RawClient } from './raw-client.ts';

const [url = '', connectionsText = '64', secondsText = '3', price = '1', ...cookies] = process.argv.slice(2);
const seconds = Number(secondsText);
const clients: RawClient[] = await Promise.all(
  Array.from({ length: Number(connectionsText) }, (_, at) => rawClient(url, cookies[at % cookies.length] ?? '')),
);

export type Phase = {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly p999Ms: number;
  readonly refused: number;
};

/** Every connection calls until the time is over; a refusal is an answer, and is counted. */
async function phase(callOnce: (client: RawClient, at: number) => Promise<string>): Promise<Phase> {
  const times: number[] = [];
  let refused = 0;
  const started = performance.now();
  const until = started + seconds * 1000;
  await Promise.all(
    clients.map(async (client, at) => {
      for (let before = performance.now(); before < until; before = performance.now()) {
        const answer = await callOnce(client, at);
        times.push(performance.now() - before);
        if (!answer.includes('"code":"00000"')) refused += 1;
      }
    }),
  );
  const elapsed = (performance.now() - started) / 1000;
  const at = (share: number): number => percentile(times, share);
  return { perSecond: (times.length - refused) / elapsed, p50Ms: at(0.5), p99Ms: at(0.99), p999Ms: at(0.999), refused };
}

/** Orders that a connection sends between two "cancel all": the connections of one user stay below the limit of open orders together. */
const ordersPerSweep = 40;
const sent = clients.map(() => 0);

function order(client: RawClient, at: number): Promise<string> {
  const count = (sent[at] ?? 0) + 1;
  sent[at] = count;
  if (count % (ordersPerSweep + 1) === 0) return client.post('v1/spot/order/cancelAll', '{"symbolId":"BTCUSDT_SPBL"}');
  const body = {
    symbolId: 'BTCUSDT_SPBL',
    businessLine: 1,
    delegateType: 21,
    orderType: 0,
    timeInForceValue: 0,
    delegateCount: '0.0001',
    delegatePrice: price,
    clientOid: `load-${process.pid}-${at}-${count}`,
  };
  return client.post('v1/spot/order/place', JSON.stringify(body));
}

const empty = await phase((client) => client.post('v1/mix/public/time', '{}'));
process.stdout.write('orders\n');
const orders = await phase(order);
process.stdout.write(`${JSON.stringify({ empty, orders })}\n`);
for (const client of clients) client.close();
