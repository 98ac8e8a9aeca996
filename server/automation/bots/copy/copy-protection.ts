// The leverage of an opening behind a total stop: so low that the stop comes before a liquidation.
import { protectedLeverage } from '#lib/order-math/copy/stop-leverage.ts';
import { mulDivUp } from '#server/engine/arithmetic/mul-div.ts';
import type { BotMarket } from '../../bot-kind.ts';
import { valueAt } from '../order-sizes.ts';
import { entrySize, type EntrySize } from './copy-money.ts';
import { legPlanOf } from './copy-plan.ts';
import type { Opening } from './copy-state.ts';
import { stopProfits } from './copy-stops.ts';
import type { LegTurn } from './copy-turn.ts';

const million = 1_000_000;

/** Maintenance rate and taker's fee of a position of so much value, in millionths: those of its tier. */
function ratePpm({ rules }: BotMarket, valueUnits: number): number {
  const tiers = rules.contract?.tiers ?? [];
  const value = valueUnits / rules.tickLotUnits;
  const tier = tiers.find(({ upTo }) => value <= upTo) ?? tiers.at(-1);
  return (tier?.maintenancePpm ?? 0) + rules.takerFeePpm;
}

export const marginModeOf = ({ state, leg }: LegTurn, { marginMode }: Pick<Opening, 'marginMode'>): 'isolated' | 'cross' => {
  const asked = legPlanOf(state.terms, leg.market).marginMode;
  return asked === 'leader' ? marginMode : asked;
};

/** The copy's worth, and the loss that brings it to its total stop. Null: it has none. On spot no loss lowers a leverage of 1. */
function roomOf(turn: LegTurn): { readonly worth: number; readonly loss: number } | null {
  const books = turn.actions.books();
  const { equityUnits: worth, profitUnits } = books;
  const { total } = stopProfits(turn, books);
  return total === null || worth <= 0 ? null : { worth, loss: Math.max(0, profitUnits - total) };
}

/**
 * An isolated position loses its own margin alone. While that is no more than the stop allows, or its liquidation lies beyond the stop,
 * its leverage stays; between the two it needs so much margin that the liquidation lies beyond: value ÷ leverage > loss + maintenance.
 */
function isolatedLeverage({ leg: { market } }: LegTurn, value: number, loss: number, leverage: number): number {
  const maintenance = mulDivUp(value, ratePpm(market, value), million);
  const margin = value / leverage;
  if (margin <= loss || margin - maintenance > loss) return leverage;
  return Math.max(1, Math.ceil(value / (loss + maintenance)) - 1);
}

export type ProtectedEntry = EntrySize & { readonly leverage: number };

/**
 * The lots of an opening, and its leverage: the wanted one, or the highest at which the total stop comes before the liquidation of all
 * that the copy could hold at it. As things stand: after a gain the stop is a larger part of the worth, and further away.
 */
export function protectedEntry(turn: LegTurn, opening: Opening, limitTicks: number, wanted: number): ProtectedEntry {
  const { leg, own } = turn;
  const room = roomOf(turn);
  if (room === null) return { ...entrySize(turn, opening, limitTicks, wanted), leverage: wanted };
  const lossPpm = Math.min(million, mulDivUp(room.loss, million, room.worth));
  const highest = Math.max(
    1,
    protectedLeverage(wanted, lossPpm, (leverage) => ratePpm(leg.market, room.worth * leverage)),
  );
  if (marginModeOf(turn, opening) === 'cross') return { ...entrySize(turn, opening, limitTicks, highest), leverage: highest };
  const value = own.valueUnits + valueAt(leg.market, limitTicks, entrySize(turn, opening, limitTicks, highest).lots);
  const leverage = isolatedLeverage(turn, value, room.loss, highest);
  return { ...entrySize(turn, opening, limitTicks, leverage), leverage };
}
