// The decision rows of a bot, out of the database.
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import * as z from 'zod/mini';

import type { Listings } from '#server/engine/listings.ts';
import type { Store } from '#server/store/open-store.ts';
import { strategyDecisions } from '#server/store/schema/bots/strategies.ts';
import { toBotMarket } from './bot-market.ts';
import type { Bots } from './bots.ts';
import { decisionParams } from './decision-params.ts';

const readParams = z.record(z.string(), z.union([z.string(), z.number()]));

export const createDecisionReader =
  (db: Store['db'], listings: Listings, written: () => Promise<void>): Bots['decisions'] =>
  async ({ strategyId, marketIds }, { before, limit, codes }) => {
    await written();
    const { number, timeMs, code, params } = strategyDecisions;
    const rows = await db
      .select({ number, timeMs, code, params })
      .from(strategyDecisions)
      .where(
        and(
          eq(strategyDecisions.strategyId, strategyId),
          before === null ? undefined : lt(number, before),
          codes === undefined ? undefined : inArray(code, [...codes]),
        ),
      )
      .orderBy(desc(number))
      .limit(limit);
    const markets = marketIds.map((marketId) => toBotMarket(listings, listings.market(marketId)));
    return rows.map((row) => ({
      id: String(row.number),
      timeMs: row.timeMs,
      code: row.code,
      params: decisionParams(row.code, readParams.parse(JSON.parse(row.params)), markets),
    }));
  };
