// The order behind an account's last fill in a market up to a place in history: it tells the position mode of that moment.
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { EntryPoint } from '#lib/contract/enums.ts';

/** The columns of the row that asks. */
type Asking = { readonly accountId: PgColumn; readonly marketId: PgColumn; readonly place: PgColumn };

/** From when the record after that of a place begins. */
const nextRecord = (place: PgColumn): SQL => sql`((${place} >> 20) + 1) << 20`;

const lastOrder = (what: SQL, { accountId, marketId, place }: Asking): SQL => sql`(
  select ${what} from fills f join orders o on o.order_id = f.order_id
  where f.account_id = ${accountId} and f.market_id = ${marketId} and f.market_id >= 4096 and f.id < ${nextRecord(place)}
  order by f.id desc limit 1)`;

/**
 * True if the account held a long and a short beside each other. The mode cannot change while anything is held, and every position
 * begins with a fill: the order of the last one was placed in the mode of that moment.
 */
export const wasHedge = (asking: Asking): SQL<boolean> =>
  sql`coalesce(${lastOrder(sql`o.hold_side is not null`, asking)}, false)`.mapWith(Boolean);

/** True if the last fill was of an order of the system itself: a liquidation that reduced the position. */
export const wasReduced = (asking: Asking): SQL<boolean> =>
  sql`coalesce(${lastOrder(sql`o.entry_point = ${sql.raw(String(EntryPoint.system))} and o.plan_id = 0`, asking)}, false)`.mapWith(Boolean);
