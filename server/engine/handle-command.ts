// Which part of the exchange answers which command.
import type { Command } from './command.ts';
import { advanceClock } from './commands/advance-clock.ts';
import { amendOrder } from './commands/amend-order.ts';
import { amendPlan } from './commands/amend-plan.ts';
import { cancelAllOrders, cancelOrder } from './commands/cancel-order.ts';
import { cancelAllPlans, cancelPlan } from './commands/cancel-plan.ts';
import { changeMargin, setAutoAppend, setLeverage, setMarginMode, setPositionMode } from './commands/contract-settings.ts';
import { cancelConvertOrder, placeConvertOrder, settleConvertOrder } from './commands/convert-order.ts';
import { convert, setConvertTerms } from './commands/convert.ts';
import { borrow, repay } from './commands/lend.ts';
import { setInterestGrade, setIsolatedLeverage, setMarginAsset, setMarginMarket, setMarginRules } from './commands/margin-settings.ts';
import { creditDeposit } from './commands/credit-deposit.ts';
import { listAsset, listMarket, openAccount, setMarketState, setReferencePrice } from './commands/list-venue.ts';
import { nameAccountOwner, nameJournal, openUserAccount } from './commands/open-user-account.ts';
import { placeOrder } from './commands/place-order.ts';
import { placePlan } from './commands/place-plan.ts';
import { payDebt, reverseDeposit } from './commands/reverse-deposit.ts';
import { reversePosition } from './commands/reverse-position.ts';
import { sendFunds } from './commands/send-funds.ts';
import { requoteMarket } from './commands/requote-market.ts';
import { setOrderExit } from './commands/set-order-exit.ts';
import { setMarkPrice } from './commands/set-mark-price.ts';
import { settleDelivery } from './commands/settle-delivery.ts';
import { settleFunding } from './commands/settle-funding.ts';
import { setUnifiedTerms, switchAccountMode } from './commands/switch-account-mode.ts';
import { transferFunds } from './commands/transfer-funds.ts';
import { setCountdown } from './commands/set-countdown.ts';
import { releaseWithdrawal, reserveWithdrawal, settleWithdrawal } from './commands/withdraw.ts';
import type { Context, Outcome } from './outcome.ts';

/** Changes the state and says what happened, or refuses and changes nothing. */
export function handleCommand(context: Context, command: Command): Outcome {
  switch (command.type) {
    case 'place-order':
      return placeOrder(context, command);
    case 'amend-order':
      return amendOrder(context, command);
    case 'cancel-order':
      return cancelOrder(context, command);
    case 'cancel-all-orders':
      return cancelAllOrders(context, command);
    case 'requote-market':
      return requoteMarket(context, command);
    case 'credit-deposit':
      return creditDeposit(context, command);
    case 'set-reference-price':
      return setReferencePrice(context, command);
    case 'open-account':
      return openAccount(context, command);
    case 'list-asset':
      return listAsset(context, command);
    case 'list-market':
      return listMarket(context, command);
    case 'place-plan':
      return placePlan(context, command);
    case 'amend-plan':
      return amendPlan(context, command);
    case 'cancel-plan':
      return cancelPlan(context, command);
    case 'cancel-all-plans':
      return cancelAllPlans(context, command);
    case 'set-countdown':
      return setCountdown(context, command);
    case 'set-market-state':
      return setMarketState(context, command);
    case 'advance-clock':
      return advanceClock(context);
    case 'set-mark-price':
      return setMarkPrice(context, command);
    case 'transfer-funds':
      return transferFunds(context, command);
    case 'set-leverage':
      return setLeverage(context, command);
    case 'set-margin-mode':
      return setMarginMode(context, command);
    case 'set-position-mode':
      return setPositionMode(context, command);
    case 'change-margin':
      return changeMargin(context, command);
    case 'set-auto-append':
      return setAutoAppend(context, command);
    case 'reverse-position':
      return reversePosition(context, command);
    case 'settle-funding':
      return settleFunding(context, command);
    case 'settle-delivery':
      return settleDelivery(context, command);
    case 'set-order-exit':
      return setOrderExit(context, command);
    case 'reserve-withdrawal':
      return reserveWithdrawal(context, command);
    case 'settle-withdrawal':
      return settleWithdrawal(context, command);
    case 'release-withdrawal':
      return releaseWithdrawal(context, command);
    case 'reverse-deposit':
      return reverseDeposit(context, command);
    case 'collect-debt':
      return payDebt(context, command);
    case 'send-funds':
      return sendFunds(context, command);
    case 'borrow':
      return borrow(context, command);
    case 'repay':
      return repay(context, command);
    case 'set-isolated-leverage':
      return setIsolatedLeverage(context, command);
    case 'set-interest-grade':
      return setInterestGrade(context, command);
    case 'set-margin-asset':
      return setMarginAsset(context, command);
    case 'set-margin-market':
      return setMarginMarket(context, command);
    case 'set-margin-rules':
      return setMarginRules(context, command);
    case 'convert':
      return convert(context, command);
    case 'place-convert-order':
      return placeConvertOrder(context, command);
    case 'cancel-convert-order':
      return cancelConvertOrder(context, command);
    case 'settle-convert-order':
      return settleConvertOrder(context, command);
    case 'set-convert-terms':
      return setConvertTerms(context, command);
    case 'switch-account-mode':
      return switchAccountMode(context, command);
    case 'set-unified-terms':
      return setUnifiedTerms(context, command);
    case 'open-user-account':
      return openUserAccount(context, command);
    case 'name-account-owner':
      return nameAccountOwner(context, command);
    case 'name-journal':
      return nameJournal(context, command);
    default:
      // Only bytes of another release could say this, and they are not decoded.
      throw new Error('no such command');
  }
}
