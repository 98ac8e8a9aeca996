// The commands of contracts as the journal keeps them; command-codec.ts has the others.
import { BusinessLine, EntryPoint, HoldSide, MarginMode, PositionMode, Wallet } from '#lib/contract/enums.ts';
import type { ByteReader, ByteWriter } from './byte-writer.ts';
import { listOf, pick, placeOf } from './choices.ts';
import { ContractForm, type Command, type ContractRules, type TransferFunds } from './command.ts';
import { Kind } from './command-kinds.ts';
import { readExit, writeExit } from './plans/trigger-codec.ts';
import { ticks, units } from './units.ts';

/** Choices on disk are their places in these lists: never reorder, only append. */
export const holdSides = listOf<HoldSide>()([HoldSide.long, HoldSide.short]);
export const entryPoints = listOf<EntryPoint>()([EntryPoint.web, EntryPoint.app, EntryPoint.api, EntryPoint.system]);
export const wallets = listOf<Wallet>()([Wallet.spot, Wallet.futures, Wallet.cross, Wallet.isolated]);
const marginModes = listOf<MarginMode>()([MarginMode.isolated, MarginMode.cross]);
const positionModes = listOf<PositionMode>()([PositionMode.oneWay, PositionMode.hedge]);
const forms = listOf<ContractForm>()([ContractForm.linear, ContractForm.coin, ContractForm.inverse]);
const lines = [
  BusinessLine.usdt,
  BusinessLine.usd,
  BusinessLine.usdc,
  BusinessLine.demoUsdt,
  BusinessLine.demoUsd,
  BusinessLine.demoUsdc,
] as const;

export function writeContract(out: ByteWriter, rules: ContractRules): void {
  const line = lines.find((one) => one === rules.line);
  if (line === undefined) throw new RangeError(`contracts are not traded in business line ${rules.line}`);
  out.byte(placeOf(lines, line));
  out.byte(placeOf(forms, rules.form));
  out.whole(rules.marginAssetId);
  out.byte(rules.tiers.length);
  for (const { upTo, maxLeverage, maintenancePpm } of rules.tiers)
    for (const value of [upTo, maxLeverage, maintenancePpm]) out.whole(value);
  for (const value of [rules.openCostUpPpm, rules.openFeeUpPpm, rules.liquidationFeePpm, rules.fundingIntervalMs, rules.fundingCapE8])
    out.whole(value);
  for (const value of [rules.deliveryMs, rules.closeOnlyMs, rules.deliveryFeePpm]) out.whole(value);
}

export const readContract = (from: ByteReader): ContractRules => ({
  line: pick(lines, from.byte()),
  form: pick(forms, from.byte()),
  marginAssetId: from.whole(),
  tiers: Array.from({ length: from.byte() }, () => ({ upTo: from.whole(), maxLeverage: from.whole(), maintenancePpm: from.whole() })),
  openCostUpPpm: from.whole(),
  openFeeUpPpm: from.whole(),
  liquidationFeePpm: from.whole(),
  fundingIntervalMs: from.whole(),
  fundingCapE8: from.whole(),
  deliveryMs: from.whole(),
  closeOnlyMs: from.whole(),
  deliveryFeePpm: from.whole(),
});

type ContractCommand = Extract<
  Command,
  {
    type:
      | 'transfer-funds'
      | 'set-mark-price'
      | 'set-leverage'
      | 'set-margin-mode'
      | 'set-position-mode'
      | 'change-margin'
      | 'set-auto-append'
      | 'settle-funding'
      | 'settle-delivery'
      | 'set-order-exit'
      | 'reverse-position';
  }
>;

export function encodeContractCommand(command: ContractCommand, out: ByteWriter): void {
  switch (command.type) {
    case 'transfer-funds':
      out.byte(command.clientOid === undefined ? Kind.transferFunds : Kind.transferFundsOnce);
      out.whole(command.accountId);
      out.whole(command.assetId);
      out.byte(placeOf(wallets, command.from));
      out.byte(placeOf(wallets, command.to));
      out.wide(command.units);
      if (isOfPair(command)) out.whole(command.marketId ?? -1);
      if (command.clientOid !== undefined) out.text(command.clientOid);
      return;
    case 'set-mark-price':
      out.byte(Kind.setMarkPrice);
      for (const value of [command.marketId, command.markTicks, command.indexTicks]) out.whole(value);
      return;
    case 'set-leverage':
      out.byte(Kind.setLeverage);
      for (const value of [command.accountId, command.marketId, command.longLeverage, command.shortLeverage]) out.whole(value);
      return;
    case 'set-margin-mode':
      out.byte(Kind.setMarginMode);
      out.whole(command.accountId);
      out.whole(command.marketId);
      out.byte(placeOf(marginModes, command.mode));
      return;
    case 'set-position-mode': {
      const line = lines.find((one) => one === command.line);
      if (line === undefined) throw new RangeError(`no contracts in business line ${command.line}`);
      out.byte(Kind.setPositionMode);
      out.whole(command.accountId);
      out.byte(placeOf(lines, line));
      out.byte(placeOf(positionModes, command.mode));
      return;
    }
    case 'change-margin':
      out.byte(Kind.changeMargin);
      out.whole(command.accountId);
      out.whole(command.marketId);
      out.byte(placeOf(holdSides, command.holdSide));
      out.wide(command.units);
      return;
    case 'set-auto-append':
      out.byte(Kind.setAutoAppend);
      out.whole(command.accountId);
      out.whole(command.marketId);
      out.byte(placeOf(holdSides, command.holdSide));
      out.byte(command.on ? 1 : 0);
      return;
    case 'settle-funding':
      out.byte(Kind.settleFunding);
      for (const value of [command.marketId, command.slotMs, command.rateE8]) out.whole(value);
      return;
    case 'settle-delivery':
      out.byte(Kind.settleDelivery);
      out.whole(command.marketId);
      out.whole(command.priceTicks);
      return;
    case 'reverse-position':
      out.byte(Kind.reversePosition);
      out.whole(command.accountId);
      out.whole(command.marketId);
      out.byte(placeOf(holdSides, command.holdSide));
      out.byte(placeOf(entryPoints, command.entryPoint));
      return;
    case 'set-order-exit':
      out.byte(Kind.setOrderExit);
      out.whole(command.accountId);
      out.whole(command.orderId);
      out.byte(command.exit === null ? 0 : 1);
      if (command.exit !== null) writeExit(command.exit, out);
      return;
  }
}

/** Only an isolated wallet is one of several. */
const isOfPair = (command: { from: Wallet; to: Wallet }): boolean => command.from === Wallet.isolated || command.to === Wallet.isolated;

function readTransfer(from: ByteReader, isNamed: boolean): TransferFunds {
  const command: TransferFunds = {
    type: 'transfer-funds',
    accountId: from.whole(),
    assetId: from.whole(),
    from: pick(wallets, from.byte()),
    to: pick(wallets, from.byte()),
    units: units(from.wide()),
  };
  const whole = isOfPair(command) ? { ...command, marketId: from.whole() } : command;
  return isNamed ? { ...whole, clientOid: from.text() } : whole;
}

/** Refuses (RangeError) a kind that this release does not know. */
export function decodeContractCommand(kind: number, from: ByteReader): ContractCommand {
  switch (kind) {
    case Kind.transferFunds:
    case Kind.transferFundsOnce:
      return readTransfer(from, kind === Kind.transferFundsOnce);
    case Kind.setMarkPrice:
      return { type: 'set-mark-price', marketId: from.whole(), markTicks: ticks(from.whole()), indexTicks: ticks(from.whole()) };
    case Kind.setLeverage:
      return {
        type: 'set-leverage',
        accountId: from.whole(),
        marketId: from.whole(),
        longLeverage: from.whole(),
        shortLeverage: from.whole(),
      };
    case Kind.setMarginMode:
      return { type: 'set-margin-mode', accountId: from.whole(), marketId: from.whole(), mode: pick(marginModes, from.byte()) };
    case Kind.setPositionMode:
      return { type: 'set-position-mode', accountId: from.whole(), line: pick(lines, from.byte()), mode: pick(positionModes, from.byte()) };
    case Kind.changeMargin:
      return {
        type: 'change-margin',
        accountId: from.whole(),
        marketId: from.whole(),
        holdSide: pick(holdSides, from.byte()),
        units: units(from.wide()),
      };
    case Kind.setAutoAppend:
      return {
        type: 'set-auto-append',
        accountId: from.whole(),
        marketId: from.whole(),
        holdSide: pick(holdSides, from.byte()),
        on: from.byte() === 1,
      };
    case Kind.settleFunding:
      return { type: 'settle-funding', marketId: from.whole(), slotMs: from.whole(), rateE8: from.whole() };
    case Kind.settleDelivery:
      return { type: 'settle-delivery', marketId: from.whole(), priceTicks: ticks(from.whole()) };
    case Kind.reversePosition:
      return {
        type: 'reverse-position',
        accountId: from.whole(),
        marketId: from.whole(),
        holdSide: pick(holdSides, from.byte()),
        entryPoint: pick(entryPoints, from.byte()),
      };
    case Kind.setOrderExit:
      return { type: 'set-order-exit', accountId: from.whole(), orderId: from.whole(), exit: from.byte() === 0 ? null : readExit(from) };
    default:
      throw new RangeError(`no command of kind ${kind}`);
  }
}
