// The actions of strategy accounts: their bytes inside the step, and what each does.
import { Wallet } from '#lib/contract/enums.ts';
import { listOf } from '../../codec/choices.ts';
import { choice, commandOf, inLots, inTicks, inUnits, whole } from '../../codec/fields.ts';
import { holdSides, marginModes } from '../../codec/written-choices.ts';
import { changeMargin, setLeverage, setMarginMode } from '../../futures/contract-settings.ts';
import type { ActionEntries } from './action-entry.ts';
import { borrowByStep, repayByStep, transferMargin } from './margin-actions.ts';
import { payShare } from '../pay-share.ts';
import { returnFunds, takeFunds } from '../move-strategy-funds.ts';
import { amendByStep, cancelAllByStep, cancelByStep, placeByStep, readPlaceByStep, writePlaceByStep } from './order-actions.ts';
import type { StrategyWallet, TransferMargin } from '../strategy-command.ts';

/** On disk: never reorder, only append. */
const strategyWallets = listOf<StrategyWallet>()([Wallet.spot, Wallet.futures]);
const fundsFields = { assetId: whole, units: inUnits, wallet: choice(strategyWallets) };
/** On disk as well. */
const directions = listOf<TransferMargin['direction']>()(['in', 'out']);
const marginFields = { marketId: whole, assetId: whole, units: inUnits };

export const actionEntries: ActionEntries = {
  place: { kind: 1, write: writePlaceByStep, read: readPlaceByStep, handle: placeByStep },
  cancel: { kind: 2, ...commandOf('cancel', { orderStep: whole }), handle: cancelByStep },
  'cancel-all': { kind: 3, write: () => undefined, read: () => ({ type: 'cancel-all' }), handle: cancelAllByStep },
  amend: {
    kind: 4,
    ...commandOf('amend', { orderStep: whole, priceTicks: inTicks, quantityLots: inLots }),
    handle: amendByStep,
  },
  'set-leverage': {
    kind: 5,
    ...commandOf('set-leverage', { marketId: whole, longLeverage: whole, shortLeverage: whole }),
    handle: (context, { account: { accountId } }, action) => setLeverage(context, { ...action, accountId }),
  },
  'set-margin-mode': {
    kind: 6,
    ...commandOf('set-margin-mode', { marketId: whole, mode: choice(marginModes) }),
    handle: (context, { account: { accountId } }, action) => setMarginMode(context, { ...action, accountId }),
  },
  'change-margin': {
    kind: 7,
    ...commandOf('change-margin', { marketId: whole, holdSide: choice(holdSides), units: inUnits }),
    handle: (context, { account: { accountId } }, action) => changeMargin(context, { ...action, accountId }),
  },
  'take-funds': { kind: 8, ...commandOf('take-funds', fundsFields), handle: takeFunds },
  'return-funds': { kind: 9, ...commandOf('return-funds', fundsFields), handle: returnFunds },
  'pay-share': { kind: 10, ...commandOf('pay-share', { sourceId: whole, ...fundsFields }), handle: payShare },
  'transfer-margin': {
    kind: 11,
    ...commandOf('transfer-margin', { ...marginFields, direction: choice(directions) }),
    handle: transferMargin,
  },
  borrow: { kind: 12, ...commandOf('borrow', marginFields), handle: borrowByStep },
  repay: { kind: 13, ...commandOf('repay', marginFields), handle: repayByStep },
};
