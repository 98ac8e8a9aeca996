// The holdings of a user's accounts and their worth at this moment, account by account and together.
import * as z from 'zod/mini';

import { decimalText } from '../market.ts';
import { signedText } from '../wire/signed-text.ts';
import { accountKindIds, accountTypes } from './account-kinds.ts';

const accountCoin = z.object({
  coin: z.string(),
  /** The available amount; for futures it is below zero while gains stand behind a debt. */
  available: signedText,
  /** In orders; of futures the margin of isolated positions. */
  frozen: signedText,
  /** The unrealised profit of open positions, at the mark price. */
  unrealised: signedText,
  /** The debt of a margin account: borrowed, with its interest. */
  owed: decimalText,
  /** The first three together, less what is owed. */
  total: signedText,
  /** Worth in USDT at the last price; null when there is no market to tell. */
  usdtValue: z.nullable(signedText),
});
export type AccountCoin = z.output<typeof accountCoin>;

const userAccount = z.object({
  account: z.enum(accountKindIds),
  accountType: z.enum(accountTypes),
  businessLine: z.number(),
  /** Play money: part of no total. */
  isPlay: z.boolean(),
  usdtValue: signedText,
  /** Those that are not zero. */
  coins: z.array(accountCoin),
});
export type UserAccount = z.output<typeof userAccount>;

export const accountsWorth = z.object({
  list: z.array(userAccount),
  /** The value of everything that has a price, without play money. */
  totalUsdtValue: signedText,
});
export type AccountsWorth = z.output<typeof accountsWorth>;
