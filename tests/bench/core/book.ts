// Our book against the order book of npm's nodejs-order-book on the same stream, in the same process.
import { type LimitOrderOptions, OrderBook as PeerBook, Side as PeerSide } from 'nodejs-order-book';

import { BareBook } from './bare-book.ts';
import { median } from '../median.ts';
import { makeOrderStream, Op, type OrderStream } from './order-stream.ts';

type PeerTimeInForce = Exclude<LimitOrderOptions['timeInForce'], undefined>;
/** The peer does not export its enum; these are its values. */
const peerTimesInForce: { readonly gtc: PeerTimeInForce; readonly ioc: PeerTimeInForce } = JSON.parse('{"gtc":"GTC","ioc":"IOC"}');

const perSecond = (operations: number, elapsedMs: number): number => (operations / elapsedMs) * 1000;

function runOurs(stream: OrderStream): number {
  const book = new BareBook();
  let started = 0;
  for (let at = 0; at < stream.length; at += 1) {
    if (at === stream.warmUp) started = performance.now();
    const id = stream.orderId[at] ?? 0;
    const price = stream.price[at] ?? 0;
    const op = stream.op[at];
    if (op === Op.move) book.move(id, price);
    else if (op === Op.cancel) book.cancel(id);
    else book.limit(id, stream.isBuy[at] === 1, price, stream.quantity[at] ?? 0, op === Op.gtc);
  }
  return perSecond(stream.length - stream.warmUp, performance.now() - started);
}

function runPeer(stream: OrderStream): number {
  const book = new PeerBook();
  let started = 0;
  // Its ids are texts: made beforehand, so that making them is not measured.
  const ids = Array.from(stream.orderId, String);
  for (let at = 0; at < stream.length; at += 1) {
    if (at === stream.warmUp) started = performance.now();
    const id = ids[at] ?? '';
    const price = stream.price[at] ?? 0;
    const op = stream.op[at];
    if (op === Op.move) book.modify(id, { price });
    else if (op === Op.cancel) book.cancel(id);
    else {
      const side = stream.isBuy[at] === 1 ? PeerSide.BUY : PeerSide.SELL;
      const timeInForce = op === Op.gtc ? peerTimesInForce.gtc : peerTimesInForce.ioc;
      book.limit({ id, side, size: stream.quantity[at] ?? 0, price, timeInForce });
    }
  }
  return perSecond(stream.length - stream.warmUp, performance.now() - started);
}

export type BookFigures = { readonly opsPerSecond: number; readonly peerOpsPerSecond: number; readonly ratio: number };

/** Median of five, in turns. */
export function benchBook(): BookFigures {
  const stream = makeOrderStream(300_000, 42);
  const [ours, peers]: [number[], number[]] = [[], []];
  for (let run = 0; run < 6; run += 1) {
    const [our, peer] = [runOurs(stream), runPeer(stream)];
    // The first run warms the machine up.
    if (run === 0) continue;
    ours.push(our);
    peers.push(peer);
  }
  const [opsPerSecond, peerOpsPerSecond] = [median(ours), median(peers)];
  return { opsPerSecond, peerOpsPerSecond, ratio: opsPerSecond / peerOpsPerSecond };
}
