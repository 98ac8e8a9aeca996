// Somebody takes an advert: the seller's coins are held at this moment, or coins change hands at once.
import { paymentMinutes } from '#lib/contract/c2c/order-steps.ts';
import { Side } from '#lib/contract/enums.ts';
import { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import { HoldPurpose } from '#lib/contract/money/hold-purposes.ts';
import { rememberClientOid, type Account } from '../accounts/account.ts';
import { between } from '../accounts/move.ts';
import { AccountKind } from '../identity/account-kind.ts';
import type { OrderId } from '../ids.ts';
import { refuseClientOid } from '../orders/place-order.ts';
import { done, refuse, type Context, type Outcome } from '../outcome.ts';
import { RejectReason } from '../reject.ts';
import type { State } from '../state.ts';
import { isAmount } from '../units.ts';
import { holdFunds, pay, refusePayer } from '../wallets/pay.ts';
import type { PlaceC2cOrder, SwapC2cCoins } from './c2c-command.ts';

/** Open orders of one who takes adverts. Advertisers have as many as their adverts allow. */
export const openC2cOrderLimit = 20;
const longestPrice = 40;
const mostMethods = 5;

type Sides = { readonly taker: Account; readonly maker: Account; readonly buyer: Account; readonly seller: Account };

const isPerson = (account: Account | undefined): account is Account => account?.kind === AccountKind.user && account.strategy === null;

/** The two of them, or why the advert cannot be taken. */
function checkTaking(state: State, command: PlaceC2cOrder | SwapC2cCoins): Sides | Outcome {
  const { accountId, makerId, side, assetId, units, advertId, advertUnits, price, clientOid } = command;
  const [taker, maker] = [state.accounts.get(accountId), state.accounts.get(makerId)];
  if (!isPerson(taker) || !isPerson(maker) || taker === maker) return refuse(RejectReason.unknownAccount);
  const named = refuseClientOid(taker, clientOid);
  if (named !== null) return named;
  if (!state.assets.has(assetId)) return refuse(RejectReason.unknownAsset);
  if (!isAmount(units) || !isAmount(advertUnits)) return refuse(RejectReason.invalidAmount);
  if (price === '' || price.length > longestPrice) return refuse(RejectReason.invalidC2cTerms);
  if (state.c2c.takenOf(advertId) + Number(units) > Number(advertUnits)) return refuse(RejectReason.advertTaken);
  return side === Side.buy ? { taker, maker, buyer: taker, seller: maker } : { taker, maker, buyer: maker, seller: taker };
}

function nextOrderId(state: State): OrderId {
  const orderId = state.nextOrderId;
  state.nextOrderId += 1;
  return orderId;
}

/** Why the seller cannot give the coins. Who takes the advert is told of his own wallet alone. */
function refuseSeller(state: State, { seller, taker }: Sides, { assetId, units }: PlaceC2cOrder | SwapC2cCoins): Outcome | null {
  const reason = refusePayer(state, seller, assetId, Number(units));
  if (reason === null) return null;
  return refuse(seller === taker ? reason : RejectReason.advertUncovered);
}

export function placeC2cOrder(context: Context, command: PlaceC2cOrder): Outcome {
  const { state, timeMs } = context;
  const sides = checkTaking(state, command);
  if ('ok' in sides) return sides;
  const { assetId, units, advertId, price, currency, payUnits, methodIds, payMinutes } = command;
  const isTimed = Number.isInteger(payMinutes) && payMinutes >= paymentMinutes.least && payMinutes <= paymentMinutes.most;
  const hasMethods = methodIds.length > 0 && methodIds.length <= mostMethods;
  if (!isTimed || !hasMethods || !/^[A-Z]{3}$/.test(currency) || !isAmount(payUnits)) return refuse(RejectReason.invalidC2cTerms);
  const { buyer, seller, taker } = sides;
  if (state.c2c.openOf(taker) >= openC2cOrderLimit) return refuse(RejectReason.c2cOrderLimit);
  const uncovered = refuseSeller(state, sides, command);
  if (uncovered !== null) return uncovered;
  const orderId = nextOrderId(state);
  const payByMs = timeMs + payMinutes * 60_000;
  const role = taker === buyer ? 'buyer' : 'seller';
  const told = {
    type: 'c2c-order-placed',
    orderId,
    advertId,
    buyerId: buyer.accountId,
    sellerId: seller.accountId,
    taker: role,
    assetId,
    units,
    price,
    currency,
    payUnits,
    methodIds,
    payByMs,
  } as const;
  holdFunds(context, { account: seller, assetId, amount: Number(units), purpose: HoldPurpose.escrow, orderId }, told);
  state.c2c.take(advertId, Number(units));
  state.c2c.add({
    orderId,
    advertId,
    seller,
    buyer,
    taker: role,
    assetId,
    amount: Number(units),
    state: 'waiting',
    payByMs,
    cancelAskedBy: null,
    answerByMs: null,
    decidedFor: null,
    objectByMs: null,
    isReopened: false,
  });
  rememberClientOid(taker, command.clientOid, orderId);
  return done(orderId);
}

export function swapC2cCoins(context: Context, command: SwapC2cCoins): Outcome {
  const { state } = context;
  const sides = checkTaking(state, command);
  if ('ok' in sides) return sides;
  const { assetId, units, quoteAssetId, quoteUnits, advertId, price } = command;
  if (!state.assets.has(quoteAssetId) || quoteAssetId === assetId) return refuse(RejectReason.unknownAsset);
  if (!isAmount(quoteUnits)) return refuse(RejectReason.invalidAmount);
  const { buyer, seller, taker } = sides;
  const uncovered = refuseSeller(state, sides, command);
  if (uncovered !== null) return uncovered;
  const short = refusePayer(state, buyer, quoteAssetId, Number(quoteUnits));
  if (short !== null) return refuse(buyer === taker ? short : RejectReason.advertUncovered);
  const orderId = nextOrderId(state);
  const told = { orderId, advertId, buyerId: buyer.accountId, sellerId: seller.accountId, assetId, units, price, quoteAssetId, quoteUnits };
  pay(context, {
    cause: LedgerCause.c2c,
    orderId,
    legs: [
      ...between({ account: seller }, { account: buyer }, assetId, Number(units)),
      ...between({ account: buyer }, { account: seller }, quoteAssetId, Number(quoteUnits)),
    ],
    told: [{ type: 'c2c-coins-swapped', ...told, taker: taker === buyer ? 'buyer' : 'seller' }],
  });
  state.c2c.take(advertId, Number(units));
  rememberClientOid(taker, command.clientOid, orderId);
  return done(orderId);
}
