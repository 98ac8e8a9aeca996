// The margin behind a plan's position: the nearer to liquidation, the higher the ratio.
import { MarginMode } from '#lib/contract/enums.ts';
import { closedSide, positionOf } from '../../../accounts/positions/holding.ts';
import { crossRisk, isolatedRisk } from '../../../accounts/risk/risk.ts';
import type { State } from '../../../state.ts';
import type { Plan } from '../../plan.ts';
import type { MarginRatioTerms } from './margin-ratio-terms.ts';

const million = 1_000_000n;

/**
 * True if maintenance is at least the plan's share of equity: for an isolated position alone, for a cross one with everything
 * that shares its wallet. Without a position nothing is reached; without equity everything is.
 */
export function isRatioReached({ ledger }: State, { account, marketId, side, terms }: Plan<MarginRatioTerms>): boolean {
  const futures = account.futures;
  const holding = futures?.holdings.get(marketId);
  if (futures === null || holding === undefined) return false;
  const position = positionOf(holding, closedSide(side));
  if (position.lots === 0) return false;
  const { contract, mode, row } = holding;
  const wallet = futures.wallets.get(contract.rules.marginAssetId);
  if (wallet === undefined) return false;
  const { equity, maintenance } = mode === MarginMode.isolated ? isolatedRisk(contract, position) : crossRisk(ledger, row, wallet);
  return equity <= 0 || BigInt(maintenance) * million >= BigInt(terms.ratioPpm) * BigInt(equity);
}
