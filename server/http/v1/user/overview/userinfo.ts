// Tells who is logged in.
import { userInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';
import { serveUser } from '#server/http/serve.ts';

/** Copy trading, sub-accounts and demo trading have no users yet: their flags stand at "no". */
export const serveUserInfo = serveUser(userInfo, (_request, { userId, userName }) => ({
  userInfo: { userId, traderIdentities: [] },
  userName,
  childFlag: false,
  demoUType: 0,
  userAvatar: '',
  papTradingFlag: false,
  utaPapTradingFlag: false,
  accountShow: { watermarkOpen: false },
  showSpotTrace: false,
  feeTagList: [],
}));
