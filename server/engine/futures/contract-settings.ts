// The settings with which an account trades a contract: leverage, margin mode, position mode, and the margin of isolated positions.
import { MarginMode, PositionMode, type BusinessLine } from '#lib/contract/enums.ts';
import type { Account, FuturesAccount } from '../accounts/account.ts';
import {
  gainUnits,
  maintenanceOf,
  sizeLimit,
  tierSize,
  type Contract,
  type Holding,
  type Position,
} from '../accounts/positions/contract.ts';
import { isEmpty, markGain, positionOf } from '../accounts/positions/holding.ts';
import { openFutures, openHolding } from '../accounts/positions/open-holding.ts';
import { freeMargin, initialMargin, markValue } from '../accounts/risk/risk.ts';
import { noteHolding } from '../accounts/risk/watch-risk.ts';
import { AccountKind } from '../identity/account-kind.ts';
import type { ChangeMargin, SetAutoAppend, SetLeverage, SetMarginMode, SetPositionMode } from './contract-command.ts';
import { moveMargin } from '../liquidations/append-margin.ts';
import { done, refuse, type Context, type Outcome } from '../outcome.ts';
import { RejectReason } from '../reject.ts';

type Found = { readonly account: Account; readonly futures: FuturesAccount; readonly contract: Contract; readonly holding: Holding };

/** A user and a living contract, with the holding that the setting belongs to: made only when the setting is made. */
function find({ state }: Context, accountId: number, marketId: number): { account: Account; contract: Contract } | Outcome {
  const account = state.accounts.get(accountId);
  if (account === undefined || account.kind !== AccountKind.user) return refuse(RejectReason.unknownAccount);
  const contract = state.markets.get(marketId)?.contract ?? null;
  if (contract === null) return refuse(RejectReason.unknownMarket);
  return contract.deliveredTicks === 0 ? { account, contract } : refuse(RejectReason.contractEnded);
}

function enter({ state }: Context, account: Account, contract: Contract): Found {
  const futures = openFutures(state, account);
  return { account, futures, contract, holding: openHolding(futures, account, contract) };
}

function announceSettings(context: Context, { mode, long, short, contract, accountId }: Holding): void {
  context.events.push({
    type: 'contract-settings-set',
    accountId,
    marketId: contract.market.marketId,
    marginMode: mode,
    longLeverage: long.leverage,
    shortLeverage: short.leverage,
  });
}

const hasOrders = (account: Account, marketId: number): boolean => (account.openPerMarket.get(marketId) ?? 0) > 0;

/** The margin that an isolated position lacks at a leverage: raising it never gives margin back, lowering it asks for more. */
function lacking(contract: Contract, position: Position, leverage: number): number {
  return position.lots === 0 ? 0 : Math.max(0, initialMargin(contract, position.value, leverage) - position.margin);
}

export function setLeverage(context: Context, command: SetLeverage): Outcome {
  const found = find(context, command.accountId, command.marketId);
  if ('ok' in found) return found;
  const { contract, account } = found;
  const wanted = { long: command.longLeverage, short: command.shortLeverage };
  const known = account.futures?.holdings.get(command.marketId);
  for (const side of ['long', 'short'] as const) {
    const leverage = wanted[side];
    if (!Number.isSafeInteger(leverage) || leverage < 1) return refuse(RejectReason.invalidLeverage);
    const pledged = side === 'long' ? known?.buys : known?.sells;
    const lots = (known?.[side].lots ?? 0) + (pledged?.lots ?? 0);
    const value = (known?.[side].value ?? 0) + (pledged?.value ?? 0);
    if (Math.max(1, tierSize(contract, { lots, value })) > sizeLimit(contract, leverage)) return refuse(RejectReason.invalidLeverage);
  }
  const isOwn = known?.mode === MarginMode.isolated && known.isHedge;
  if (!isOwn && wanted.long !== wanted.short) return refuse(RejectReason.invalidLeverage);
  if (known !== undefined && !canChange(context, known, wanted)) return refuse(RejectReason.insufficientBalance);
  const { holding } = enter(context, account, contract);
  for (const position of [holding.long, holding.short]) {
    const more = holding.mode === MarginMode.isolated ? lacking(contract, position, wanted[position.side]) : 0;
    position.leverage = wanted[position.side];
    if (more > 0) moveMargin(context, holding, position, more);
  }
  noteHolding(context.state, holding);
  announceSettings(context, holding);
  return done();
}

/** True if positions and orders can be kept at other leverages: more margin has to be free for lower ones. */
function canChange({ state }: Context, holding: Holding, wanted: { long: number; short: number }): boolean {
  const { contract, long, short, row, wallet } = holding;
  const before = { long: long.leverage, short: short.leverage };
  const isolated = holding.mode === MarginMode.isolated;
  const more = isolated ? lacking(contract, long, wanted.long) + lacking(contract, short, wanted.short) : 0;
  // Each side has its own leverage only where it is isolated.
  if (wanted.long >= before.long && more === 0) return true;
  // As if it were so already: what is free then must still cover the rest.
  [long.leverage, short.leverage] = [wanted.long, wanted.short];
  const free = freeMargin(state.ledger, row, wallet, !isolated);
  [long.leverage, short.leverage] = [before.long, before.short];
  return isolated ? free >= more : free > 0;
}

export function setMarginMode(context: Context, { accountId, marketId, mode }: SetMarginMode): Outcome {
  const found = find(context, accountId, marketId);
  if ('ok' in found) return found;
  const { account, contract } = found;
  if (account.unified !== null && mode === MarginMode.isolated) return refuse(RejectReason.accountUnified);
  const known = account.futures?.holdings.get(marketId);
  if (known !== undefined && known.mode !== mode && (!isEmpty(known) || hasOrders(account, marketId)))
    return refuse(RejectReason.openPositionOrOrder);
  const { holding } = enter(context, account, contract);
  holding.mode = mode;
  if (mode === MarginMode.cross) holding.short.leverage = holding.long.leverage;
  announceSettings(context, holding);
  return done();
}

/** True if an account has anything open in the contracts of a line. */
const isBusy = (account: Account, futures: FuturesAccount, line: BusinessLine): boolean =>
  [...futures.holdings].some(([marketId, one]) => one.contract.rules.line === line && (!isEmpty(one) || hasOrders(account, marketId)));

export function setPositionMode(context: Context, { accountId, line, mode }: SetPositionMode): Outcome {
  const { state } = context;
  const account = state.accounts.get(accountId);
  if (account === undefined || account.kind !== AccountKind.user) return refuse(RejectReason.unknownAccount);
  if (![...state.markets.values()].some(({ rules }) => rules.contract?.line === line)) return refuse(RejectReason.unknownMarket);
  const isHedge = mode === PositionMode.hedge;
  if (account.futures !== null && account.futures.hedgeLines.has(line) !== isHedge && isBusy(account, account.futures, line))
    return refuse(RejectReason.openPositionOrOrder);
  const { hedgeLines, holdings } = openFutures(state, account);
  if (isHedge) hedgeLines.add(line);
  else hedgeLines.delete(line);
  for (const holding of holdings.values()) {
    if (holding.contract.rules.line !== line) continue;
    holding.isHedge = isHedge;
    if (!isHedge) holding.short.leverage = holding.long.leverage;
  }
  context.events.push({ type: 'position-mode-set', accountId, line, mode });
  return done();
}

/** The most that can be taken from an isolated position: what keeps it at its leverage, gains of the moment not counted. */
function removable(contract: Contract, position: Position): number {
  const value = markValue(contract, position);
  const loss = Math.min(0, gainUnits(contract, markGain(contract, position)));
  const needed = Math.max(
    initialMargin(contract, Math.max(value, position.value), position.leverage),
    maintenanceOf(contract, position.lots) + 1,
  );
  return Math.max(0, position.margin + loss - needed);
}

export function changeMargin(context: Context, { accountId, marketId, holdSide, units }: ChangeMargin): Outcome {
  const found = find(context, accountId, marketId);
  if ('ok' in found) return found;
  const { account, contract } = found;
  const holding = account.futures?.holdings.get(marketId);
  if (holding === undefined || positionOf(holding, holdSide).lots === 0) return refuse(RejectReason.noPosition);
  if (holding.mode !== MarginMode.isolated) return refuse(RejectReason.notIsolated);
  const position = positionOf(holding, holdSide);
  const amount = Number(units);
  if (!Number.isSafeInteger(amount) || amount === 0) return refuse(RejectReason.invalidAmount);
  const max = amount > 0 ? freeMargin(context.state.ledger, holding.row, holding.wallet, false) : removable(contract, position);
  if (Math.abs(amount) > max) return refuse(RejectReason.insufficientBalance);
  moveMargin(context, holding, position, amount);
  noteHolding(context.state, holding);
  return done();
}

export function setAutoAppend(context: Context, { accountId, marketId, holdSide, on }: SetAutoAppend): Outcome {
  const found = find(context, accountId, marketId);
  if ('ok' in found) return found;
  const holding = found.account.futures?.holdings.get(marketId);
  if (holding === undefined || positionOf(holding, holdSide).lots === 0) return refuse(RejectReason.noPosition);
  if (holding.mode !== MarginMode.isolated) return refuse(RejectReason.notIsolated);
  positionOf(holding, holdSide).autoAppend = on;
  context.events.push({ type: 'auto-append-set', accountId, marketId, holdSide, on });
  return done();
}
