// Tells who is logged in.
import { userInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';
import { AccountMode } from '#lib/contract/enums.ts';
import { defaultSettings } from '#lib/contract/wire/settings.ts';
import { whyUnanswered } from '#server/projections/unanswered.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveUserInfo = serveUser(
  userInfo,
  ['client', 'settings', 'leaders'],
  async (_request, user, { client, settings, leaders }) => {
    const { userId, userName, mode, isGuest, isFrozen, frozenReason, mainAccount, traderIdentities, accountId } = user;
    const isUnified = ((await client.unified(accountId))?.mode ?? AccountMode.classic) !== AccountMode.classic;
    // Nobody is logged out on the screen because a picture cannot be read.
    const { userAvatar, watermarkOpen } = await settings.of(userId).catch((error: unknown) => {
      if (whyUnanswered(error) !== null) return defaultSettings;
      throw error;
    });
    const showSpotTrace = await leaders.anybodyLeads('spot').catch((error: unknown) => {
      if (whyUnanswered(error) !== null) return false;
      throw error;
    });
    return {
      userInfo: { userId, traderIdentities: [...traderIdentities] },
      userName,
      childFlag: mainAccount !== null,
      mainAccount,
      frozen: isFrozen || frozenReason !== null,
      frozenReason: frozenReason ?? '',
      demoUType: isGuest ? 2 : mode === 'paper' ? 1 : 0,
      userAvatar,
      papTradingFlag: mode === 'paper',
      utaPapTradingFlag: mode === 'paper' && isUnified,
      unifiedAccountFlag: isUnified,
      accountShow: { watermarkOpen },
      showSpotTrace,
      feeTagList: [],
    };
  },
);
