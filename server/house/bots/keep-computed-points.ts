// Writes the computed points of the house's bots down, once for each: a later start reads what is there.
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import type { TrackPoint } from '#lib/order-math/bots/track-record.ts';
import type { BotView } from '#server/automation/bot-view.ts';
import { venueAccounts } from '#server/market/opening/open-venue.ts';
import type { Bots } from '#server/services/bots/bots.ts';
import { readComputedPoints, writeComputedPoints } from '#server/services/plaza/computed-tracks.ts';
import type { Plaza } from '#server/services/plaza/plaza.ts';
import type { Store } from '#server/store/open-store.ts';
import { isFirst } from './keep-house-bots.ts';

type Rooms = {
  readonly db: Store['db'];
  readonly bots: Pick<Bots, 'of'>;
  readonly plaza: Pick<Plaza, 'update'>;
  readonly compute: (bot: BotView) => Promise<readonly TrackPoint[]>;
  /** True: nothing more is begun. */
  readonly isClosed: () => boolean;
};

/** One after the other: whoever tests terms of his own at that moment waits for one run at most. */
export async function keepComputedPoints({ db, bots, plaza, compute, isClosed }: Rooms): Promise<void> {
  const first = bots.of(venueAccounts.houseBots).filter((bot) => isFirst(bot) && bot.state !== BotState.stopped);
  const ids = first.map(({ strategyId }) => strategyId);
  const written = await readComputedPoints(db, ids);
  for (const bot of first.filter(({ strategyId }) => !written.has(strategyId))) {
    const { strategyId } = bot;
    if (isClosed()) return;
    const points = await compute(bot);
    if (isClosed() || points.length === 0) continue;
    await writeComputedPoints(db, strategyId, points);
    await plaza.update();
  }
}
