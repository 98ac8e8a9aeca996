// Choices that commands of several parts write: each is its place in its list.
import { EntryPoint, HoldSide, MarginMode, SelfTradePrevention, Side, Wallet } from '#lib/contract/enums.ts';
import { listOf } from './choices.ts';

/** On disk: never reorder, only append. */
export const sides = listOf<Side>()([Side.buy, Side.sell]);
export const preventions = listOf<SelfTradePrevention>()([
  SelfTradePrevention.cancelTaker,
  SelfTradePrevention.cancelMaker,
  SelfTradePrevention.cancelBoth,
]);
export const holdSides = listOf<HoldSide>()([HoldSide.long, HoldSide.short]);
export const marginModes = listOf<MarginMode>()([MarginMode.isolated, MarginMode.cross]);
export const entryPoints = listOf<EntryPoint>()([EntryPoint.web, EntryPoint.app, EntryPoint.api, EntryPoint.system]);
export const wallets = listOf<Wallet>()([Wallet.spot, Wallet.futures, Wallet.cross, Wallet.isolated]);

/** In place of a choice: none. */
export const noChoice = 255;
