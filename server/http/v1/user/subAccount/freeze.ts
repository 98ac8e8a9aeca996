// Freezes a sub-account, or lets it go on. Nothing of a frozen one waits in a book.
import { freezeSubAccount } from '#lib/contract/calls/v1/user/subAccount/freeze.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import { stopActingOf } from '#server/answers/bots/stop-acting-of.ts';
import { everyMarket } from '#server/engine/ids.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveFreezeSubAccount = serveUser(
  freezeSubAccount,
  ['accounts', 'roomsIn'],
  async ({ userId, frozen }, { userId: mainId }, visit) => {
    const { accounts, roomsIn } = visit;
    if (!(await accounts.subAccounts.freeze(mainId, userId, frozen))) return refuse('unknownSubAccount');
    // From here on nothing new comes.
    accounts.forgetSessionsOf(userId);
    if (!frozen) return {};
    await stopActingOf([userId], visit);
    for (const mode of Object.values(TradingMode)) {
      const accountId = (await accounts.subAccounts.numbers([userId], mode)).get(userId);
      const rooms = accountId === undefined ? null : await roomsIn(mode);
      if (accountId === undefined || rooms === null || rooms instanceof Refusal) continue;
      await rooms.client.submitAll([
        { type: 'cancel-all-plans', accountId, marketId: everyMarket, kind: null },
        { type: 'cancel-all-orders', accountId, marketId: everyMarket, side: null },
      ]);
    }
    return {};
  },
);
