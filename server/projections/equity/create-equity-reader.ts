// Questions about what an account was worth: at moments of the past, with what came and went between them told apart from gains.
import type { Decimal } from 'decimal.js';
import { z } from 'zod/mini';

import type { AccountKindId } from '#lib/contract/accounts/account-kinds.ts';
import { Wallet } from '#lib/contract/enums.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { Listings } from '#server/engine/listings.ts';
import type { Store } from '#server/store/open-store.ts';
import { createCoinLines } from './coin-lines.ts';
import { hourMs as hourLength } from './hour-of.ts';
import { type Moments, readMarks, readUnitWorth } from './price-history.ts';
import { flowsOf, type HeldHour, inflowBetween, type PositionHour, worthAt } from './value-history.ts';

/** In USDT, signed decimal text, rounded towards zero to 8 decimals. `inflow`: what has come (above zero) and gone since the moment before. */
type PastWorth = { readonly timeMs: number; readonly worth: string; readonly inflow: string };

/** An account, and those of its bots, running and ended. */
type Owner = { readonly accountId: AccountId; readonly strategyIds: readonly AccountId[] };

export type EquityReader = {
  /**
   * At each of some full hours, which rise, and what has come and gone since the last of them. `account` null: everything but play
   * money, what bots hold included; of one account what its owner moves to and from the others comes and goes too.
   */
  pastWorth(
    owner: Owner,
    account: AccountKindId | null,
    momentsMs: readonly number[],
  ): Promise<{ readonly list: readonly PastWorth[]; readonly inflowSince: string }>;
  /** The time at which the account first held anything; null: never. */
  firstHeldMs(accountId: AccountId): Promise<number | null>;
};

const worthDecimals = 8;
const text = (value: Decimal): string => value.toDecimalPlaces(worthDecimals, 1).toFixed();

const heldRow = z.object({
  account_id: z.number(),
  wallet: z.string(),
  asset_id: z.number(),
  hour_ms: z.coerce.number(),
  units: z.coerce.bigint(),
  outside_units: z.coerce.bigint(),
  transfer_units: z.coerce.bigint(),
});
const positionRow = z.object({
  account_id: z.number(),
  market_id: z.number(),
  hold_side: z.enum(['long', 'short']),
  hour_ms: z.coerce.number(),
  lots: z.coerce.number(),
  entry_value: z.coerce.number(),
});

/** The rows of some accounts that are the last of their place before any of some rising moments, or that `also` is true of. */
const lastBefore = (table: string, place: string, also: string): string => `select * from (
  select *, lead(hour_ms) over (partition by ${place} order by hour_ms) as next_ms from ${table} where account_id = any($1::integer[])) as rows
  where ${also} or next_ms is null or width_bucket(hour_ms, $2::bigint[]) < width_bucket(next_ms, $2::bigint[]) order by hour_ms`;
const heldQuery = lastBefore('hour_balances', 'account_id, wallet, asset_id', 'outside_units <> 0 or transfer_units <> 0');
const positionsQuery = lastBefore('hour_positions', 'account_id, market_id, hold_side', 'false');

const withMoment = (moments: Map<number, Set<number>>, id: number, times: readonly number[]): void => {
  moments.set(id, new Set([...(moments.get(id) ?? []), ...times]));
};

export function createEquityReader({ pool }: Pick<Store, 'pool'>, listings: Listings): EquityReader {
  const lines = createCoinLines(listings);
  const readHeld = async (accountIds: readonly AccountId[], momentsMs: readonly number[]): Promise<HeldHour[]> => {
    const { rows } = await pool.query(heldQuery, [accountIds, momentsMs]);
    return z.parse(z.array(heldRow), rows).map((row) => ({
      accountId: row.account_id,
      assetId: row.asset_id,
      wallet: row.wallet,
      hourMs: row.hour_ms,
      units: row.units,
      outsideUnits: row.outside_units,
      transferUnits: row.transfer_units,
    }));
  };
  const readPositions = async (accountIds: readonly AccountId[], momentsMs: readonly number[]): Promise<PositionHour[]> => {
    const { rows } = await pool.query(positionsQuery, [accountIds, momentsMs]);
    return z.parse(z.array(positionRow), rows).map((row) => ({
      accountId: row.account_id,
      marketId: row.market_id,
      holdSide: row.hold_side,
      hourMs: row.hour_ms,
      lots: row.lots,
      entryValue: row.entry_value,
    }));
  };
  const marginOf = (marketId: number): number => listings.rules(listings.market(marketId)).contract?.marginAssetId ?? 0;

  return {
    pastWorth: async ({ accountId, strategyIds }, account, momentsMs) => {
      const lastMs = momentsMs.at(-1) ?? 0;
      const accountIds = [accountId, ...strategyIds];
      const isAsked = (holderId: AccountId, wallet: string, assetId: number): boolean => {
        const { code } = listings.asset(assetId);
        const kind = lines.accountOf(wallet, code);
        // Play money is handed out in the spot wallet, on its way to its contracts.
        const passesThrough = !kind.isPlay && lines.standsFor(code) !== null;
        if (passesThrough) return false;
        // A transfer between an owner and a bot stands in the rows of both, once as gone and once as come: together it is nothing.
        if (account === null) return !kind.isPlay;
        return account === (holderId === accountId || kind.isPlay ? kind.id : 'strategy');
      };
      const held = (await readHeld(accountIds, momentsMs)).filter((row) => isAsked(row.accountId, row.wallet, row.assetId));
      const positions = (await readPositions(accountIds, momentsMs)).filter((row) =>
        isAsked(row.accountId, Wallet.futures, marginOf(row.marketId)),
      );
      const flows = flowsOf(held, account !== null);
      const ofCoins = new Map<number, Set<number>>();
      const ofContracts = new Map<number, Set<number>>();
      for (const assetId of new Set(held.map((row) => row.assetId))) withMoment(ofCoins, assetId, momentsMs);
      for (const flow of flows) withMoment(ofCoins, flow.assetId, [flow.hourMs + hourLength]);
      for (const marketId of new Set(positions.map((row) => row.marketId))) {
        withMoment(ofContracts, marketId, momentsMs);
        withMoment(ofCoins, marginOf(marketId), momentsMs);
      }
      const past = {
        unitWorth: await readUnitWorth(pool, listings, lines, ofCoins satisfies Moments),
        markAt: await readMarks(pool, ofContracts),
        rulesOf: (marketId: number) => listings.rules(listings.market(marketId)),
      };
      const inflow = (fromMs: number, toMs: number): string => text(inflowBetween(flows, fromMs, toMs, past.unitWorth));
      const list = worthAt(momentsMs, held, positions, past).map((worth, place) => ({
        timeMs: momentsMs[place] ?? 0,
        worth: text(worth),
        inflow: place === 0 ? '0' : inflow(momentsMs[place - 1] ?? 0, momentsMs[place] ?? 0),
      }));
      return { list, inflowSince: inflow(lastMs, Number.MAX_SAFE_INTEGER) };
    },
    firstHeldMs: async (accountId) => {
      const { rows } = await pool.query('select cast(min(hour_ms) as text) as first from hour_balances where account_id = $1', [accountId]);
      const [row] = z.parse(z.array(z.object({ first: z.nullable(z.coerce.number()) })), rows);
      return row?.first ?? null;
    },
  };
}
