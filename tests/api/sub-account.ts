// A sub-account for a test's trader, opened and gone into.
import { userInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';
import { enterSubAccount } from '#lib/contract/calls/v1/user/subAccount/enter.ts';
import type { TestExchange } from './start-test-exchange.ts';
import type { Visitor } from './visitor.ts';

/** Answers its id. */
export async function enterFreshSubAccount({ accounts }: Pick<TestExchange, 'accounts'>, main: Visitor): Promise<string> {
  const { userInfo: me } = await main.call(userInfo, {});
  const made = await accounts.subAccounts.create(me.userId, 'a sub-account', 'normal');
  if (made === null) throw new Error('there are too many sub-accounts');
  await main.call(enterSubAccount, { userId: made.userId });
  return made.userId;
}
