// A trade that closes and then opens is two pieces, and their values sum to that of the trade.
import type { Piece } from './change-position.ts';
import { valueOf, type Contract } from './contract.ts';

/** A trade is in two pieces for a side that closes and then opens; their values sum to that of the trade. */
export function split(contract: Contract, whole: Piece, closing: number, priceTicks: number): { closed: Piece; opened: Piece } {
  const closedValue = valueOf(contract, priceTicks, closing);
  return { closed: { lots: closing, value: closedValue }, opened: { lots: whole.lots - closing, value: whole.value - closedValue } };
}
