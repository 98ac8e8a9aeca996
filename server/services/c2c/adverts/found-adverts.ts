// Adverts as takers look for them: the board says where to look, the rows say what is true.
import { Decimal } from 'decimal.js';

import type { AdvertSide } from '#lib/contract/c2c/advert-terms.ts';
import type { AdvertPorts } from './advert-ports.ts';
import type { AdvertRow, AdvertRows } from './advert-rows.ts';
import type { AdvertNow, AdvertQuestion, Adverts, PairNow } from './adverts.ts';
import type { Board } from './board/board.ts';
import { minuteOfDay } from './online-hours.ts';
import type { Quotes } from './quotes.ts';

type Rooms = Pick<AdvertPorts, 'frozenAmong' | 'now'> & {
  readonly rows: Pick<AdvertRows, 'some'>;
  readonly quotes: Pick<Quotes, 'indexOf' | 'refuseQuote'>;
  readonly board: Pick<Board, 'walk' | 'coinsAgainst'>;
  readonly toldOf: (row: AdvertRow, frozen: ReadonlySet<string>) => AdvertNow;
};

const sides = ['buy', 'sell'] as const;
const otherSide: Readonly<Record<AdvertSide, AdvertSide>> = { buy: 'sell', sell: 'buy' };
/** Rows are read so many at once, at most. */
const longestPart = 200;
/** Adverts of a side are counted up to here. */
const mostCounted = 1000;
/** Adverts of a side are read up to here while its best price is looked for. */
const longestLook = 64;

/** True if an order of the amount may be made on it. */
const takes = ({ advert, largest, resting }: AdvertNow, amount: string | null): boolean =>
  resting === null && (amount === null || (new Decimal(advert.minimum).lte(amount) && new Decimal(largest).gte(amount)));

function nextOf(ids: Iterator<number>, most: number): readonly number[] {
  const part: number[] = [];
  while (part.length < most) {
    const next = ids.next();
    if (next.done === true) break;
    part.push(next.value);
  }
  return part;
}

export function foundAdverts({ rows, quotes, board, frozenAmong, toldOf, now }: Rooms): Pick<Adverts, 'list' | 'pairs'> {
  const takenFrom = async (ids: readonly number[], amount: string | null): Promise<ReadonlyMap<number, AdvertNow>> => {
    const known = await rows.some(ids);
    const frozen = await frozenAmong([...new Set([...known.values()].map(({ userId }) => userId))]);
    const told = [...known].map(([id, row]) => [id, toldOf(row, frozen)] as const);
    return new Map(told.filter(([, advert]) => takes(advert, amount)));
  };
  const list = async ({ side, coin, quote, amount, schemes, skip, limit }: AdvertQuestion) => {
    const minute = minuteOfDay(now());
    const sought = { side: otherSide[side], coin, quote, schemes, minute, amount: amount === null ? null : Number(amount) };
    const ids = board.walk({ ...sought, index: quotes.indexOf({ coin, quote }) });
    // By id: one whose place changes meanwhile may be met once more.
    const found = new Map<number, AdvertNow>();
    const wanted = skip + limit + 1;
    while (found.size < wanted) {
      const part = nextOf(ids, Math.min(longestPart, wanted - found.size));
      if (part.length === 0) break;
      const taken = await takenFrom(part, amount);
      for (const id of part) {
        const told = taken.get(id);
        if (told !== undefined) found.set(id, told);
      }
    }
    return { list: [...found.values()].slice(skip, skip + limit), hasMore: found.size >= wanted };
  };
  const pairs = async (quote: string) => {
    const refused = quotes.refuseQuote(quote);
    if (refused !== null) return refused;
    const minute = minuteOfDay(now());
    const walked = board.coinsAgainst(quote).flatMap((coin) => {
      const sought = { coin, quote, schemes: [], minute, amount: null, index: quotes.indexOf({ coin, quote }) };
      return sides.map((side) => ({ coin, side, ids: nextOf(board.walk({ ...sought, side: otherSide[side] }), mostCounted) }));
    });
    const best = new Map<string, PairNow['buy']>();
    const nameOf = ({ coin, side }: { readonly coin: string; readonly side: AdvertSide }): string => `${side} ${coin}`;
    // The first one is nearly always it: more are looked at where it is not.
    for (let from = 0, length = 1; ; from += length, length = longestLook) {
      const waiting = walked.filter((one) => !best.has(nameOf(one)) && one.ids.length > from);
      if (waiting.length === 0) break;
      const looked = waiting.map((one) => ({ ...one, part: one.ids.slice(from, from + length) }));
      const ids = looked.flatMap(({ part }) => part);
      const taken = await takenFrom(ids, null);
      for (const one of looked) {
        const place = one.part.findIndex((id) => taken.has(id));
        const price = taken.get(one.part[place] ?? 0)?.price ?? null;
        if (price !== null) best.set(nameOf(one), { price, adverts: one.ids.length - from - place });
      }
    }
    const sideOf = (coin: string, side: AdvertSide): PairNow['buy'] => best.get(nameOf({ coin, side })) ?? { price: null, adverts: 0 };
    const countOf = ({ buy, sell }: PairNow): number => buy.adverts + sell.adverts;
    return board
      .coinsAgainst(quote)
      .map((coin): PairNow => ({ coin, buy: sideOf(coin, 'buy'), sell: sideOf(coin, 'sell') }))
      .filter((pair) => countOf(pair) > 0)
      .toSorted((one, other) => countOf(other) - countOf(one) || (one.coin < other.coin ? -1 : 1));
  };
  return { list, pairs };
}
