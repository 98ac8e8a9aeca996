// The part of the core about borrowed money: margin wallets, loans and interest.
import type { AccountId, AssetId } from '../ids.ts';
import type { Part } from '../part.ts';
import type { State } from '../state.ts';
import { once, perAccount, view } from '../view.ts';
import { brokenLending } from './broken-lending.ts';
import { interestDue } from './interest.ts';
import type { MarginCommand, MarginWalletName } from './margin-command.ts';
import { marginCommands } from './margin-commands.ts';
import { lendingImage } from './margin-image.ts';
import { lendingView, marginLimits, marginViews as walletsOf } from './margin-view.ts';

function* perMarginCoin({ accounts, assets }: State): Generator<[MarginWalletName, AssetId]> {
  for (const { accountId, margins } of accounts.values())
    for (const { wallet, marketId } of margins?.values() ?? [])
      for (const assetId of assets.keys()) yield [{ accountId, wallet, marketId }, assetId];
}

/** The views of borrowed money. */
const marginViews = {
  /** The account's margin wallets, in the order of their opening. */
  margins: view(({ state }, accountId: AccountId) => walletsOf(state, accountId), perAccount),
  /** The amounts that could be borrowed and taken out just now; null without such a wallet. */
  marginLimits: view((context, name: MarginWalletName, assetId: AssetId) => marginLimits(context, name, assetId), perMarginCoin),
  lending: view(({ state }) => lendingView(state), once),
  /** The number of wallets that owe, or stand for positions with all that they hold: what their coins are worth matters at any time. */
  debtors: view(({ state }) => state.lending.debtors.size, once),
};

export const lendingPart = {
  commands: marginCommands,
  image: lendingImage,
  invariants: [brokenLending],
  views: marginViews,
  due: interestDue,
} satisfies Part<MarginCommand>;
