// Starts the leaders of the house, and has them look at every candle as long as the venue is open.
import type { MarketWaking } from '#server/market/market-use.ts';
import type { Projections } from '#server/projections/create-projections.ts';
import { readCandles } from '../read-candles.ts';
import type { HouseRooms } from './house-rooms.ts';
import { keepHouseLeaders } from './keep-house-leaders.ts';
import { candleMs } from './trade-house-leader.ts';

type Rooms = Omit<HouseRooms, 'readCandles' | 'wake'> & {
  readonly projections: Projections;
  readonly waking: Pick<MarketWaking, 'wake'>;
  /** False: prices come from elsewhere. */
  readonly isSimulated: boolean;
};

/** The market has prices by then. */
const firstLookMs = 15_000;
/** So long after a candle has closed its last trade has come in. */
const afterCloseMs = 2000;

/** Returns how to stop looking: resolves when the look that is on its way is done. */
export function startHouseLeaders({ projections, waking, isSimulated, ...rooms }: Rooms): () => Promise<void> {
  const { now, leaders } = rooms;
  let looking = leaders.resumed;
  const look = (): void => {
    looking = looking.then(() =>
      keepHouseLeaders(
        {
          ...rooms,
          readCandles: (market, lastOpenMs, limit) => readCandles(projections, market, '5m', { limit, endMs: lastOpenMs + 1 }),
          wake: (market) => waking.wake([market]),
        },
        isSimulated,
      ),
    );
    timer = setTimeout(look, candleMs - (now() % candleMs) + afterCloseMs).unref();
  };
  let timer = setTimeout(look, firstLookMs).unref();
  return () => {
    clearTimeout(timer);
    return looking;
  };
}
