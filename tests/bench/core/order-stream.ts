// The mix that order books are measured with: 9 % GTC, 3 % IOC, 6 % cancel, 82 % move, around a thousand resting orders.
// Proportions after exchange-core's published benchmark; the stream is the same for everyone who is measured.
import { BareBook } from './bare-book.ts';

export const Op = { gtc: 0, ioc: 1, cancel: 2, move: 3 } as const;

export type OrderStream = {
  readonly length: number;
  readonly op: Uint8Array;
  readonly orderId: Float64Array;
  readonly isBuy: Uint8Array;
  readonly price: Float64Array;
  readonly quantity: Float64Array;
  /** Moves: the order's whole quantity as it was placed, which a move keeps. */
  readonly total: Float64Array;
  /** Operations that build the book up before the mix starts. */
  readonly warmUp: number;
};

/** A small generator of whole numbers below a bound; the same seed gives the same stream. */
function generator(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b_79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Orders that rest when the mix starts. */
const usualResting = 1000;

/** Makes a stream by playing it on a book, so that cancels and moves always name an order that is there. */
export function makeOrderStream(length: number, seed: number, resting: number = usualResting): OrderStream {
  const random = generator(seed);
  const total = length + resting;
  const stream = {
    length: total,
    op: new Uint8Array(total),
    orderId: new Float64Array(total),
    isBuy: new Uint8Array(total),
    price: new Float64Array(total),
    quantity: new Float64Array(total),
    total: new Float64Array(total),
    warmUp: resting,
  };
  const book = new BareBook();
  const live: number[] = [];
  const placed = new Map<number, number>();
  let centre = 100_000;
  let nextId = 1;
  /** A random order that is still in the book; forgets those that have traded away. */
  const pick = (): number => {
    while (live.length > 0) {
      const at = random(live.length);
      const id = live[at] ?? 0;
      if (book.has(id)) return id;
      live[at] = live.at(-1) ?? 0;
      live.pop();
    }
    return -1;
  };
  const passive = (buy: boolean): number => centre + (buy ? -1 : 1) * (1 + random(60) + (random(8) === 0 ? random(400) : 0));
  for (let at = 0; at < total; at += 1) {
    if (random(50) === 0) centre += random(3) - 1;
    const dice = at < resting ? 0 : random(100);
    const picked = dice >= 12 ? pick() : -1;
    const isNew = dice < 12 || picked === -1;
    const buy = isNew ? random(2) === 0 : book.isBid(picked);
    const id = isNew ? nextId++ : picked;
    const op = isNew ? (dice >= 9 && dice < 12 ? Op.ioc : Op.gtc) : dice < 18 ? Op.cancel : Op.move;
    const price = op === Op.ioc ? centre + (buy ? 3 : -3) : passive(buy);
    const quantity = 1 + random(100);
    stream.op[at] = op;
    stream.orderId[at] = id;
    stream.isBuy[at] = buy ? 1 : 0;
    stream.price[at] = price;
    stream.quantity[at] = quantity;
    if (isNew) placed.set(id, quantity);
    stream.total[at] = placed.get(id) ?? quantity;
    if (op === Op.gtc) book.limit(id, buy, price, quantity, true);
    else if (op === Op.ioc) book.limit(id, buy, price, quantity, false);
    else if (op === Op.cancel) book.cancel(id);
    else book.move(id, price);
    if (op === Op.gtc && book.has(id)) live.push(id);
  }
  return stream;
}
