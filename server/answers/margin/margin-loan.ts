// Borrow and repay: the same request, sent as one command or the other.
import type { MarginMode } from '#lib/contract/margin.ts';
import { formatDecimal } from '#server/engine/units.ts';
import { rejectKeys } from '#server/engine/reject-key.ts';
import { findCoin, findMarginWallet } from './find-margin.ts';
import { type GradeRooms, tellGrade } from './interest-grade.ts';
import { readMoney } from '../amounts/read-money.ts';
import { refuse, Refusal } from '../refusal/refusal.ts';

type Asked = {
  readonly marginMode: MarginMode;
  readonly symbolId?: string | undefined;
  readonly coin: string;
  readonly amount: string;
};

export async function changeLoan(
  type: 'borrow' | 'repay',
  asked: Asked,
  accountId: number,
  rooms: GradeRooms,
): Promise<{ coin: string; amount: string } | Refusal> {
  const { client, listings } = rooms;
  const wallet = findMarginWallet(listings, accountId, asked);
  if (wallet instanceof Refusal) return wallet;
  const asset = findCoin(listings, asked.coin);
  if (asset instanceof Refusal) return asset;
  const units = readMoney(asked.amount, asset);
  if (units instanceof Refusal) return units;
  if (type === 'borrow') await tellGrade(accountId, rooms);
  const reply = await client.submit({ type, ...wallet, assetId: asset.assetId, units });
  return reply.ok ? { coin: asset.code, amount: formatDecimal(units, asset.decimals) } : refuse(rejectKeys[reply.reason]);
}
