// A user is let in to copy a strategy, once and for good, and pays its author the price: both happen, or neither.
import { subscriberLimit } from '#lib/contract/bots/subscription-limits.ts';
import { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import { isInDebt, collectDebt } from '../accounts/debt.ts';
import { AccountKind } from '../identity/account-kind.ts';
import { done, refuse, type Context, type Outcome } from '../outcome.ts';
import { RejectReason } from '../reject.ts';
import { markDirty } from '../unified/mark-dirty.ts';
import { withdrawable } from '../unified/withdrawable.ts';
import type { SubscribeStrategy } from './strategy-command.ts';

export function subscribeStrategy(context: Context, command: SubscribeStrategy): Outcome {
  const { state, events } = context;
  const { accountId, subscriberId, strategyId, assetId, units, sharePercent } = command;
  const [payer, subscriber] = [state.accounts.get(accountId), state.accounts.get(subscriberId)];
  const strategy = state.accounts.get(strategyId)?.strategy ?? null;
  if (payer === undefined || payer.kind !== AccountKind.user) return refuse(RejectReason.unknownAccount);
  if (subscriber === undefined || subscriber.kind !== AccountKind.user || subscriber.strategy !== null)
    return refuse(RejectReason.unknownAccount);
  if (strategy === null) return refuse(RejectReason.unknownAccount);
  const { owner: author } = strategy;
  if (author === payer || author === subscriber) return refuse(RejectReason.ownStrategy);
  if (strategy.subscribers?.has(subscriberId) === true) return done();
  if (!state.assets.has(assetId)) return refuse(RejectReason.unknownAsset);
  const isShare = Number.isSafeInteger(sharePercent) && sharePercent >= 0 && sharePercent <= 100;
  if (!isShare || units < 0n || units > BigInt(Number.MAX_SAFE_INTEGER)) return refuse(RejectReason.invalidAmount);
  if (strategy.subscribers !== null && strategy.subscribers.size >= subscriberLimit) return refuse(RejectReason.subscriberLimit);
  const amount = Number(units);
  if (amount > 0 && isInDebt(payer)) return refuse(RejectReason.accountInDebt);
  if (amount > 0 && withdrawable(state, payer, assetId) < amount) return refuse(RejectReason.insufficientBalance);
  strategy.subscribers ??= new Map();
  strategy.subscribers.set(subscriberId, { assetId, units: amount, sharePercent });
  if (amount > 0) {
    const movements = [
      { accountId, row: payer.row, assetId, available: -amount, frozen: 0 },
      { accountId: author.accountId, row: author.row, assetId, available: amount, frozen: 0 },
    ];
    state.ledger.post(LedgerCause.strategyPrice, 0, movements, events, true);
    for (const account of [payer, author]) markDirty(state, account);
  }
  const authorId = author.accountId;
  events.push({ type: 'strategy-subscribed', accountId, subscriberId, strategyId, authorId, assetId, units, sharePercent });
  collectDebt(context, author, assetId);
  return done();
}
