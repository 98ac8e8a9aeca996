// The last day of many markets as hourly closes, asked for once a minute however many readers want it.
import type { Rooms } from '../rooms.ts';

type Day = { symbol: string; closes: string[] };
type Kept = { readonly askedAtMs: number; readonly list: Promise<Day[]> };
type Asked = Pick<Rooms, 'projections' | 'now'>;

const hours = 24;
const keptForMs = 60_000;

/** One answer for everybody, an exchange and a key at a time. */
export function createDays(): (rooms: Asked, key: string, symbols: () => readonly string[]) => Promise<Day[]> {
  const exchanges = new WeakMap<Rooms['projections'], Map<string, Kept>>();
  return (rooms, key, symbols) => {
    const kept = exchanges.get(rooms.projections) ?? new Map<string, Kept>();
    exchanges.set(rooms.projections, kept);
    const known = kept.get(key);
    if (known !== undefined && rooms.now() - known.askedAtMs < keptForMs) return known.list;
    const list = rooms.projections.candles.hourlyCloses(symbols(), hours);
    kept.set(key, { askedAtMs: rooms.now(), list });
    // A list that could not be read is asked for again by the next caller.
    list.catch(() => kept.delete(key));
    return list;
  };
}
