// Every call that is served: the same list as the contract's registry, checked by a test.
import type { Served } from '../serving/serve.ts';
import { servedAssetsCalls } from './served-assets-calls.ts';
import { servedConvertCalls } from './served-convert-calls.ts';
import { servedMarginCalls } from './served-margin-calls.ts';
import { servedUnifiedCalls } from './served-unified-calls.ts';
import { servedContentCalls } from './served-content-calls.ts';
import { servedContractCalls } from './served-contract-calls.ts';
import { servedContractHistory } from './served-contract-history.ts';
import { servedSecurityCalls } from './served-security-calls.ts';
import { servedPaperCalls } from './served-paper-calls.ts';
import { servedWithdrawalCalls } from './served-withdrawal-calls.ts';
import { servedSubAccountCalls } from './served-sub-account-calls.ts';
import { serveNotices } from '../index/importance.ts';
import { serveFooter } from '../index/footer.ts';
import { serveBanners } from '../index/locationBanner.ts';
import { serveLeaderboards } from '../index/indexLeaderboard.ts';
import { serveCommonConfig } from '../v1/mix/public/webCommonConfig.ts';
import { serveSites } from '../v1/mix/public/getSiteNameList.ts';
import { servePageWords } from '../v1/mix/public/getTdkMltQueryList.ts';
import { serveSwitches } from '../v1/mix/public/config.ts';
import { serveEtfBaskets } from '../v1/mix/public/getEtfElementInfo.ts';
import { serveWorth } from '../v1/mix/assetsV2.ts';
import { serveTips } from '../v1/mix/base/tipsList.ts';
import { serveDomains } from '../v1/mix/system/getDomainConfigList.ts';
import { serveQuotations } from '../v1/mix/market/contract/getQuotation.ts';
import { serveHotMarkets } from '../v1/mix/market/contract/hotCoinSearchList.ts';
import { serveHomeMarkets } from '../v1/mix/market/contract/getHomeQuotation.ts';
import { serveShareCard } from '../v1/mix/share/common.ts';
import { serveConcepts } from '../v1/mix/c2c/conceptList.ts';
import { serveConceptCoins } from '../v1/mix/c2c/coinList.ts';
import { serveVipRules } from '../v1/mix/vip/landingPage/getVipRulesConfig.ts';
import { serveAddFavourites } from '../optional/addUserSelf.ts';
import { serveRemoveFavourites } from '../optional/deleteUserSelf.ts';
import { serveRemoveWatchlist } from '../optionalGroup/deleteUserSelf.ts';
import { serveSortWatchlists } from '../optionalGroup/updateUserSelfSort.ts';
import { serveWatchlists } from '../v1/mix/index/userGroupSelectedList.ts';
import { serveUpdateNumber } from '../index/updateNum.ts';
import { serveGetPreference } from '../preference/get.ts';
import { serveSetPreference } from '../preference/set.ts';
import { serveLogout } from '../login/logout.ts';
import { serveClearCookie } from '../public/clearCookie.ts';
import { serveAccounts } from '../v1/assets/accountList.ts';
import { serveDepositAddress } from '../v1/assets/deposit/address.ts';
import { serveDeposits } from '../v1/assets/deposit/records.ts';
import { serveAssets } from '../v1/assets/getAssets.ts';
import { serveCandles } from '../v1/kline/getMoreKlineDataV2.ts';
import { serveOpenPrices } from '../v1/kline/getOpenPrice.ts';
import { serveCurrentRate } from '../v1/mix/getCurrentRate.ts';
import { serveCurrencies } from '../v1/mix/public/currencyList.ts';
import { serveCoins } from '../v1/mix/public/getCoinConfigList.ts';
import { servePlatePrice } from '../v1/mix/public/getPlatePrice.ts';
import { serveSymbolInfo } from '../v1/mix/public/getSymbolInfo.ts';
import { serveLanguages } from '../v1/mix/public/languageTypeList.ts';
import { serveMarketSource } from '../v1/mix/public/marketSource.ts';
import { serveTime } from '../v1/mix/public/time.ts';
import { serveUsdtRate } from '../v1/mix/public/usdtRate.ts';
import { serveAllSymbols } from '../v1/mix/symbol/getAllSymbol.ts';
import { serveSymbols } from '../v1/mix/symbol/getSymbolList.ts';
import { serveSetMarketState } from '../v1/operator/market/state.ts';
import { serveControlReplay } from '../v1/operator/replay/control.ts';
import { serveDepth } from '../v1/spot/market/depth.ts';
import { serveSparklines } from '../v1/spot/market/sparklines.ts';
import { serveTickers } from '../v1/spot/market/tickers.ts';
import { serveTrades } from '../v1/spot/market/trades.ts';
import { serveCancelOrder } from '../v1/spot/order/cancel.ts';
import { serveCancelAllOrders } from '../v1/spot/order/cancelAll.ts';
import { serveFills } from '../v1/spot/order/fills.ts';
import { serveOrderHistory } from '../v1/spot/order/history.ts';
import { serveModifyOrder } from '../v1/spot/order/modify.ts';
import { serveOpenOrders } from '../v1/spot/order/openOrders.ts';
import { servePlaceOrder } from '../v1/spot/order/place.ts';
import { serveTicker } from '../v1/spot/public/getTickerInfoBySymbolCodeDisplayName.ts';
import { serveSendTestCoins } from '../v1/testnet/send.ts';
import { serveGetIdentity } from '../v1/user/identity/get.ts';
import { serveLogin } from '../v1/user/login.ts';
import { serveUserInfo } from '../v1/user/overview/userinfo.ts';
import { serveRegister } from '../v1/user/register.ts';
import { serveRefreshSession } from '../v1/user/session/refresh.ts';
import { serveGetSettings } from '../v1/user/settings/get.ts';
import { serveSetSettings } from '../v1/user/settings/set.ts';
import { servePlaceChaseLimit } from '../v1/trigger/plan/placeChaseLimit.ts';
import { servePlacePlan } from '../v1/trigger/plan/placePlan.ts';
import { servePlacePlanOrder } from '../v1/trigger/plan/placePlanOrder.ts';
import { serveCancelPlan } from '../v1/trigger/plan/cancelPlan.ts';
import { serveBatchCancelPlan } from '../v1/trigger/plan/batchCancelPlan.ts';
import { serveUpdateDelegatePlan } from '../v1/trigger/plan/updateDelegatePlan.ts';
import { serveUpdateTpslPlan } from '../v1/trigger/plan/updateTPSLPlan.ts';
import { serveUpdatePlanPreset } from '../v1/trigger/plan/updatePlanPreset.ts';
import { serveOpenPlans } from '../v1/trigger/plan/openPlans.ts';
import { servePlanHistory } from '../v1/trigger/plan/history.ts';
import { servePlaceIceberg } from '../v1/trigger/strategy/ice/place.ts';
import { serveCancelIceberg } from '../v1/trigger/strategy/ice/cancel.ts';
import { serveIcebergs } from '../v1/trigger/strategy/ice/query.ts';
import { servePlaceTimeShare } from '../v1/trigger/strategy/timeShare/place.ts';
import { serveCancelTimeShare } from '../v1/trigger/strategy/timeShare/cancel.ts';
import { serveTimeShares } from '../v1/trigger/strategy/timeShare/query.ts';
import { servePlaceOco } from '../v1/spot/order/placeOco.ts';
import { servePlaceScaled } from '../v1/spot/order/placeScaled.ts';
import { serveBatchPlaceOrders } from '../v1/spot/order/batchPlace.ts';
import { serveBatchCancelOrders } from '../v1/spot/order/batchCancel.ts';
import { serveCancelAfter } from '../v1/spot/order/cancelAfter.ts';

export const servedCalls: readonly Served[] = [
  serveSparklines,
  serveNotices,
  serveFooter,
  serveBanners,
  serveLeaderboards,
  serveCommonConfig,
  serveSites,
  servePageWords,
  serveSwitches,
  serveEtfBaskets,
  serveWorth,
  serveTips,
  serveDomains,
  serveQuotations,
  serveHotMarkets,
  serveHomeMarkets,
  serveShareCard,
  serveConcepts,
  serveConceptCoins,
  serveVipRules,
  serveAddFavourites,
  serveRemoveFavourites,
  serveRemoveWatchlist,
  serveSortWatchlists,
  serveWatchlists,
  serveUpdateNumber,
  serveGetPreference,
  serveSetPreference,
  serveRegister,
  serveLogin,
  serveLogout,
  serveClearCookie,
  serveUserInfo,
  serveGetSettings,
  serveSetSettings,
  serveRefreshSession,
  serveGetIdentity,
  serveTime,
  serveLanguages,
  serveCurrencies,
  serveUsdtRate,
  serveCurrentRate,
  serveSymbolInfo,
  servePlatePrice,
  serveCoins,
  serveAllSymbols,
  serveSymbols,
  serveTicker,
  serveCandles,
  serveOpenPrices,
  serveTickers,
  serveDepth,
  serveTrades,
  servePlaceOrder,
  serveModifyOrder,
  serveCancelOrder,
  serveCancelAllOrders,
  serveOpenOrders,
  serveOrderHistory,
  serveFills,
  servePlaceChaseLimit,
  servePlacePlan,
  servePlacePlanOrder,
  serveCancelPlan,
  serveBatchCancelPlan,
  serveUpdateDelegatePlan,
  serveUpdateTpslPlan,
  serveUpdatePlanPreset,
  serveOpenPlans,
  servePlanHistory,
  servePlaceIceberg,
  serveCancelIceberg,
  serveIcebergs,
  servePlaceTimeShare,
  serveCancelTimeShare,
  serveTimeShares,
  servePlaceOco,
  servePlaceScaled,
  serveBatchPlaceOrders,
  serveBatchCancelOrders,
  serveCancelAfter,
  serveAssets,
  serveAccounts,
  serveDepositAddress,
  serveDeposits,
  serveSendTestCoins,
  serveMarketSource,
  serveControlReplay,
  serveSetMarketState,
  ...servedContractCalls,
  ...servedAssetsCalls,
  ...servedMarginCalls,
  ...servedConvertCalls,
  ...servedUnifiedCalls,
  ...servedContentCalls,
  ...servedContractHistory,
  ...servedSecurityCalls,
  ...servedPaperCalls,
  ...servedWithdrawalCalls,
  ...servedSubAccountCalls,
];
