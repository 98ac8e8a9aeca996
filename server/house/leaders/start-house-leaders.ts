// Starts the leaders of the house, and has them look at every candle as long as the venue is open.
import type { MarketWaking } from '#server/market/market-use.ts';
import { errorText } from '#server/monitoring/logged-error.ts';
import type { Projections } from '#server/projections/create-projections.ts';
import { unlessAway } from '#server/store/database-away.ts';
import { readCandles } from '#server/projections/candles/read-candles.ts';
import { afterEachCandle } from './after-each-candle.ts';
import type { HouseRooms } from './house-rooms.ts';
import { type ComputingRooms, keepComputedHours } from './keep-computed-hours.ts';
import { keepHouseLeaders } from './keep-house-leaders.ts';

type Rooms = Omit<HouseRooms, 'readCandles' | 'wake'> &
  Pick<ComputingRooms, 'db' | 'records'> & {
    readonly projections: Projections;
    readonly waking: Pick<MarketWaking, 'wake'>;
    /** False: prices come from elsewhere. */
    readonly isSimulated: boolean;
    readonly closing: AsyncDisposableStack;
  };

export function startHouseLeaders({ projections, waking, isSimulated, db, records, closing, ...rooms }: Rooms): void {
  const house: HouseRooms = {
    ...rooms,
    readCandles: (market, lastOpenMs, limit) => readCandles(projections, market, '5m', limit, lastOpenMs + 1),
    wake: (market) => waking.wake([market]),
  };
  const failed = unlessAway((error) => rooms.log.error(`the past of the leaders of the house: ${errorText(error)}`));
  let isComputed = !isSimulated;
  const look = async (): Promise<void> => {
    await rooms.leaders.resumed;
    await keepHouseLeaders(house, isSimulated);
    if (isComputed) return;
    await keepComputedHours({ ...rooms, db, records, minutes: projections.minutes }).then((all) => {
      isComputed = all;
    }, failed);
  };
  closing.defer(afterEachCandle(look, rooms.now));
}
