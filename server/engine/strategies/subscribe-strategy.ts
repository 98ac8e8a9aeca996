// A user is let in to copy a strategy, once and for good, and pays its author the price: both happen, or neither.
import { subscriberLimit } from '#lib/contract/bots/subscription-limits.ts';
import { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import { collectDebt } from '../accounts/debt.ts';
import { between } from '../accounts/move.ts';
import { AccountKind } from '../identity/account-kind.ts';
import { done, refuse, type Context, type Outcome } from '../outcome.ts';
import { RejectReason } from '../reject.ts';
import { isAmount } from '../units.ts';
import { pay, refusePayer } from '../wallets/pay.ts';
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
  if (!isShare || (units !== 0n && !isAmount(units))) return refuse(RejectReason.invalidAmount);
  if (strategy.subscribers !== null && strategy.subscribers.size >= subscriberLimit) return refuse(RejectReason.subscriberLimit);
  const amount = Number(units);
  const unpayable = amount > 0 ? refusePayer(state, payer, assetId, amount) : null;
  if (unpayable !== null) return refuse(unpayable);
  strategy.subscribers ??= new Map();
  strategy.subscribers.set(subscriberId, { assetId, units: amount, sharePercent });
  const authorId = author.accountId;
  const told = { type: 'strategy-subscribed', accountId, subscriberId, strategyId, authorId, assetId, units, sharePercent } as const;
  if (amount > 0) {
    const legs = between({ account: payer }, { account: author }, assetId, amount);
    pay(context, { cause: LedgerCause.strategyPrice, legs, told: [told] });
  } else {
    events.push(told);
    // Nothing has come; journals have what was there for other reasons collected here.
    collectDebt(context, author, assetId);
  }
  return done();
}
