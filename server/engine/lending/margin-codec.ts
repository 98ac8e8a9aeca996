// The commands of borrowed money as the journal keeps them.
import { Wallet } from '#lib/contract/enums.ts';
import type { ByteReader, ByteWriter } from '../byte-writer.ts';
import { listOf, pick, placeOf } from '../choices.ts';
import { Kind } from '../command-kinds.ts';
import { units } from '../units.ts';
import type { CollateralSlice, DebtTier, MarginCommand, MarginWalletKind, MarginWalletName } from './margin-command.ts';

/** Choices on disk are their places in this list: never reorder, only append. */
const wallets = listOf<MarginWalletKind>()([Wallet.cross, Wallet.isolated]);
/** What an order or plan in a margin wallet says about it, in a byte. */
const Says = { isolated: 1, borrow: 2, repay: 4, unified: 8 } as const;

type Words = { readonly wallet?: MarginWalletKind; readonly borrow?: boolean; readonly repay?: boolean };

export const hasWords = ({ wallet, borrow, repay }: Words): boolean => wallet !== undefined || borrow === true || repay === true;

export function writeWords({ wallet, borrow, repay }: Words, out: ByteWriter): void {
  const place = wallet === undefined ? Says.unified : placeOf(wallets, wallet) === 1 ? Says.isolated : 0;
  out.byte(place | (borrow === true ? Says.borrow : 0) | (repay === true ? Says.repay : 0));
}

export function readWords(from: ByteReader): Words {
  const said = from.byte();
  return {
    ...((said & Says.unified) === 0 ? { wallet: (said & Says.isolated) === 0 ? Wallet.cross : Wallet.isolated } : {}),
    ...((said & Says.borrow) === 0 ? {} : { borrow: true }),
    ...((said & Says.repay) === 0 ? {} : { repay: true }),
  };
}

function writeName({ accountId, wallet, marketId }: MarginWalletName, out: ByteWriter): void {
  out.whole(accountId);
  out.byte(placeOf(wallets, wallet));
  out.whole(marketId);
}

const readName = (from: ByteReader): MarginWalletName => ({
  accountId: from.whole(),
  wallet: pick(wallets, from.byte()),
  marketId: from.whole(),
});

function writeTiers(tiers: readonly DebtTier[], out: ByteWriter): void {
  out.byte(tiers.length);
  for (const { upToUnits, leverage, maintenancePpm } of tiers) for (const value of [upToUnits, leverage, maintenancePpm]) out.whole(value);
}

const readTiers = (from: ByteReader): DebtTier[] =>
  Array.from({ length: from.byte() }, () => ({ upToUnits: from.whole(), leverage: from.whole(), maintenancePpm: from.whole() }));

const readSlices = (from: ByteReader): CollateralSlice[] =>
  Array.from({ length: from.byte() }, () => ({ upToUnits: from.whole(), valuePpm: from.whole() }));

export function encodeMarginCommand(command: MarginCommand, out: ByteWriter): void {
  switch (command.type) {
    case 'borrow':
    case 'repay':
      out.byte(command.type === 'borrow' ? Kind.borrow : Kind.repay);
      writeName(command, out);
      out.whole(command.assetId);
      out.wide(command.units);
      return;
    case 'set-isolated-leverage':
      out.byte(Kind.setIsolatedLeverage);
      for (const value of [command.accountId, command.marketId, command.leverage]) out.whole(value);
      return;
    case 'set-interest-grade':
      out.byte(Kind.setInterestGrade);
      out.whole(command.accountId);
      out.whole(command.grade);
      return;
    case 'set-margin-asset':
      out.byte(Kind.setMarginAsset);
      for (const value of [command.assetId, command.marketId, command.poolUnits]) out.whole(value);
      out.byte(command.dailyRatesE9.length);
      for (const rate of command.dailyRatesE9) out.whole(rate);
      out.byte(command.collateral.length);
      for (const { upToUnits, valuePpm } of command.collateral) for (const value of [upToUnits, valuePpm]) out.whole(value);
      writeTiers(command.debts, out);
      return;
    case 'set-margin-market':
      out.byte(Kind.setMarginMarket);
      out.whole(command.marketId);
      writeTiers(command.base, out);
      writeTiers(command.quote, out);
      return;
    case 'set-margin-rules':
      out.byte(Kind.setMarginRules);
      for (const value of [command.callPpm, command.liquidationFeePpm, command.reachPpm, command.transferCoefficient]) out.whole(value);
      return;
  }
}

/** null: a kind that is not about borrowed money. */
export function decodeMarginCommand(kind: number, from: ByteReader): MarginCommand | null {
  switch (kind) {
    case Kind.borrow:
      return { type: 'borrow', ...readName(from), assetId: from.whole(), units: units(from.wide()) };
    case Kind.repay:
      return { type: 'repay', ...readName(from), assetId: from.whole(), units: units(from.wide()) };
    case Kind.setIsolatedLeverage:
      return { type: 'set-isolated-leverage', accountId: from.whole(), marketId: from.whole(), leverage: from.whole() };
    case Kind.setInterestGrade:
      return { type: 'set-interest-grade', accountId: from.whole(), grade: from.whole() };
    case Kind.setMarginAsset:
      return {
        type: 'set-margin-asset',
        assetId: from.whole(),
        marketId: from.whole(),
        poolUnits: from.whole(),
        dailyRatesE9: Array.from({ length: from.byte() }, () => from.whole()),
        collateral: readSlices(from),
        debts: readTiers(from),
      };
    case Kind.setMarginMarket:
      return { type: 'set-margin-market', marketId: from.whole(), base: readTiers(from), quote: readTiers(from) };
    case Kind.setMarginRules:
      return {
        type: 'set-margin-rules',
        callPpm: from.whole(),
        liquidationFeePpm: from.whole(),
        reachPpm: from.whole(),
        transferCoefficient: from.whole(),
      };
    default:
      return null;
  }
}
