// Adverts as takers look for them: the board says where to look, the rows say what is true.
import { Decimal } from 'decimal.js';

import type { AdvertSide } from '#lib/contract/c2c/advert-terms.ts';
import type { AdvertPorts } from './advert-ports.ts';
import type { AdvertRow, AdvertRows } from './advert-rows.ts';
import type { AdvertNow, AdvertQuestion, Adverts } from './adverts.ts';
import type { Board } from './board/board.ts';
import { minuteOfDay } from './online-hours.ts';
import type { Quotes } from './quotes.ts';

type Rooms = Pick<AdvertPorts, 'frozenAmong' | 'now'> & {
  readonly rows: Pick<AdvertRows, 'some'>;
  readonly quotes: Pick<Quotes, 'indexOf'>;
  readonly board: Pick<Board, 'walk'>;
  readonly toldOf: (row: AdvertRow, frozen: ReadonlySet<string>) => AdvertNow;
};

const otherSide: Readonly<Record<AdvertSide, AdvertSide>> = { buy: 'sell', sell: 'buy' };
/** Rows are read so many at once, at most. */
const longestPart = 200;

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

export function foundAdverts({ rows, quotes, board, frozenAmong, toldOf, now }: Rooms): Pick<Adverts, 'list'> {
  const list = async ({ side, coin, quote, amount, schemes, skip, limit }: AdvertQuestion) => {
    const minute = minuteOfDay(now());
    const sought = { side: otherSide[side], coin, quote, schemes, minute, amount: amount === null ? null : Number(amount) };
    const ids = board.walk({ ...sought, index: quotes.indexOf({ coin, quote }) });
    const found = new Map<number, AdvertNow>();
    const wanted = skip + limit + 1;
    while (found.size < wanted) {
      const part = nextOf(ids, Math.min(longestPart, wanted - found.size));
      if (part.length === 0) break;
      const known = await rows.some(part);
      const frozen = await frozenAmong([...new Set([...known.values()].map(({ userId }) => userId))]);
      for (const id of part) {
        const row = known.get(id);
        const told = row === undefined ? null : toldOf(row, frozen);
        if (told !== null && takes(told, amount)) found.set(id, told);
      }
    }
    return { list: [...found.values()].slice(skip, skip + limit), hasMore: found.size >= wanted };
  };
  return { list };
}
