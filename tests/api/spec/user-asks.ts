// Asks of the calls about a user, the user's worlds, preferences and favourites, and of what the site says to everybody.
import { expect } from 'vitest';

import { enterPaper } from '#lib/contract/calls/paptrading/switch.ts';
import { addFavourites } from '#lib/contract/calls/optional/addUserSelf.ts';
import { removeFavourites } from '#lib/contract/calls/optional/deleteUserSelf.ts';
import { getUpdateNumber } from '#lib/contract/calls/index/updateNum.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { getLeaderboards } from '#lib/contract/calls/index/indexLeaderboard.ts';
import { getWatchlists } from '#lib/contract/calls/v1/mix/index/userGroupSelectedList.ts';
import { userInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';
import { enablePin } from '#lib/contract/calls/v1/user/security/pin/enable-pin.ts';
import { getSecurity } from '#lib/contract/calls/v1/user/security/overview.ts';
import type { AnsweringPathOf } from '#lib/contract/spec-calls.ts';
import { tryProven } from '../prove.ts';
import { enterFreshSubAccount } from '../sub-account.ts';
import { createTrader } from '../trader.ts';
import { type Judgements, judgedIn, onEveryLine, onSite } from './judgement.ts';

const session = 'login/session.test.ts';
const site = 'site/site.test.ts';
const content = 'site/content.test.ts';
const worlds = judgedIn('accounts/worlds.test.ts', 'the calls of the switch say where one is, and so does the user');
const preference = judgedIn(site, 'a preference is kept beside the settings, and neither forgets the other');
const groups = judgedIn(site, 'favourites: groups made, filled, sorted, emptied and deleted, each change counted');

/** Bitcoin in spot and on each of the six lines. */
const everywhere = [
  'BTCUSDT_SPBL',
  'BTCUSDT_UMCBL',
  'BTCUSD_DMCBL',
  'BTCPERP_CMCBL',
  'SBTCSUSDT_SUMCBL',
  'SBTCSUSD_SDMCBL',
  'SBTCSPERP_SCMCBL',
];

export const userAsks: Judgements<AnsweringPathOf<'user'>> = {
  'v1/user/overview/userinfo': [
    onSite(async ({ exchange, visitor }) => {
      expect(await visitor.try(userInfo)).toMatchObject({ code: '00004', httpStatus: 200 });
      const trader = await createTrader(exchange);
      const me = await trader.call(userInfo, {});
      expect(me).toMatchObject({ childFlag: false, mainAccount: null, frozen: false, demoUType: 0, papTradingFlag: false });
      expect(me.userInfo.traderIdentities).toEqual([]);
      await trader.call(enterPaper, { unified: true });
      expect(await trader.call(userInfo, {})).toMatchObject({ demoUType: 1, papTradingFlag: true, utaPapTradingFlag: true });
      const other = await createTrader(exchange);
      const { userInfo: main, userName } = await other.call(userInfo, {});
      const userId = await enterFreshSubAccount(exchange, other);
      expect(await other.call(userInfo, {})).toMatchObject({
        userInfo: { userId },
        childFlag: true,
        mainAccount: { userId: main.userId, userName },
      });
    }),
    judgedIn(
      'accounts/sub-accounts.test.ts',
      'roles are what the operator says, and only a trader has a sub-account to lead copied futures from',
    ),
  ],
  'public/clearCookie': [judgedIn(session, 'a session ends in one browser and goes on in the other')],
  'login/logout': [judgedIn(session, 'logging out ends the session at once, for a copy of its cookie too')],
  'paptrading/switch': [worlds, judgedIn('accounts/paper.test.ts', 'whoever enters for the first time finds play money, once')],
  'paptrading/switchReal': [worlds],
  'v1/user/sub/switchLoginDemo': [worlds],
  'sub/switchTradeDemo': [worlds],
  'preference/get': [preference],
  'preference/set': [preference],
  'v1/user/security/pin/enable-pin': [
    onSite(async ({ exchange }) => {
      const trader = await createTrader(exchange);
      expect(await trader.call(getSecurity, {})).toMatchObject({ hasPin: false });
      expect(await trader.try(enablePin, { pin: '493027' })).toMatchObject({ status: 'error' });
      expect((await tryProven(trader, enablePin, { pin: '493027' })).code).toBe('00000');
      expect(await trader.call(getSecurity, {})).toMatchObject({ hasPin: true, withdrawalsHeldUntilMs: 0 });
      // Another one holds withdrawals for a day.
      expect((await tryProven(trader, enablePin, { pin: '830275' })).code).toBe('00000');
      const { withdrawalsHeldUntilMs } = await trader.call(getSecurity, {});
      expect(Math.abs(withdrawalsHeldUntilMs - Date.now() - 86_400_000)).toBeLessThan(60_000);
    }),
  ],
  'optional/addUserSelf': [
    onSite(async ({ exchange }) => {
      const trader = await createTrader(exchange);
      const { groups: made, updateNum } = await trader.call(addFavourites, { symbolIds: everywhere });
      expect([made, updateNum]).toEqual([[{ groupId: 1, groupName: '', symbolIds: everywhere }], 1]);
    }),
    groups,
  ],
  'optional/deleteUserSelf': [
    onSite(async ({ exchange }) => {
      const trader = await createTrader(exchange);
      await trader.call(addFavourites, { symbolIds: everywhere });
      await trader.call(addFavourites, { symbolIds: everywhere, groupName: 'Again' });
      const [spot = '', ...contracts] = everywhere;
      const { groups: left } = await trader.call(removeFavourites, { symbolIds: contracts });
      expect(left.map(({ symbolIds }) => symbolIds)).toEqual([[spot], [spot]]);
    }),
    groups,
  ],
  'optionalGroup/deleteUserSelf': [groups],
  'optionalGroup/updateUserSelfSort': [groups, judgedIn(site, 'contracts are favourites beside markets of spot, each under its own id')],
  'v1/mix/index/userGroupSelectedList': [
    onSite(async ({ exchange }) => {
      const trader = await createTrader(exchange);
      await trader.call(addFavourites, { symbolIds: everywhere, groupName: 'All' });
      expect((await trader.call(getWatchlists, {})).groups).toEqual([
        { groupId: 1, groupName: '', symbolIds: [] },
        { groupId: 2, groupName: 'All', symbolIds: everywhere },
      ]);
    }),
  ],
  'index/updateNum': [
    onSite(async ({ exchange }) => {
      const [trader, other] = [await createTrader(exchange), await createTrader(exchange)];
      await trader.call(addFavourites, { symbolIds: ['BTCUSDT'] });
      await trader.call(removeFavourites, { symbolIds: ['BTCUSDT'] });
      expect(await trader.call(getUpdateNumber, {})).toEqual({ updateNum: 2 });
      expect(await other.call(getUpdateNumber, {})).toEqual({ updateNum: 0 });
    }),
  ],
  'index/importance': [judgedIn(content, 'of the prices only what is true of the source in use is noticed; important ones come first')],
  'index/footer': [judgedIn(site, 'the operator’s words come in the reader’s language, and follow the file while the exchange runs')],
  'index/indexLeaderboard': [
    onEveryLine(async (ground) => {
      const { symbolId, businessLine, visitor } = ground;
      await ground.long();
      await ground.rest(22, 96_480, 0.01);
      await (await ground.trader()).call(openContract, ground.order(21, 96_480, 0.01));
      await ground.told();
      // Half a per cent above the first trade.
      const { gainers, losers, turnover } = await visitor.call(getLeaderboards, { businessLine });
      expect([gainers, losers, turnover]).toMatchObject([[{ symbol: symbolId, changeRate: '0.005' }], [], [{ symbol: symbolId }]]);
    }),
    onSite(async ({ visitor }) => {
      // Spot: bitcoin rose from 96,000 to 97,920, ether fell from 3,000 to 2,940.
      const { gainers, losers, turnover } = await visitor.call(getLeaderboards, {});
      const bitcoin = { symbol: 'BTCUSDT', changeRate: '0.02' };
      const ether = { symbol: 'ETHUSDT', changeRate: '-0.02' };
      expect(gainers[0]).toMatchObject(bitcoin);
      expect(losers[0]).toMatchObject(ether);
      expect(turnover.map(({ symbol }) => symbol).slice(0, 2)).toEqual(['BTCUSDT', 'ETHUSDT']);
    }),
  ],
  'index/locationBanner': [judgedIn(content, 'banners come for the places that are asked for, each place once, where they are meant')],
};
