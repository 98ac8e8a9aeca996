// Every call of the contract, for the server and for tests; a browser imports the one it needs.
import type { AnyCall } from './call.ts';
import { contractHistoryCalls } from './contract-history-calls.ts';
import { assetsCalls } from './assets-calls.ts';
import { convertCalls } from './convert-calls.ts';
import { marginCalls } from './margin-calls.ts';
import { unifiedCalls } from './unified-calls.ts';
import { contentCalls } from './content-calls.ts';
import { contractCalls } from './contract-calls.ts';
import { securityCalls } from './security-calls.ts';
import { paperCalls } from './paper-calls.ts';
import { subAccountCalls } from './sub-account-calls.ts';
import { withdrawalCalls } from './withdrawal-calls.ts';
import { getNotices } from './calls/index/importance.ts';
import { getFooter } from './calls/index/footer.ts';
import { getBanners } from './calls/index/locationBanner.ts';
import { getLeaderboards } from './calls/index/indexLeaderboard.ts';
import { getCommonConfig } from './calls/v1/mix/public/webCommonConfig.ts';
import { getSites } from './calls/v1/mix/public/getSiteNameList.ts';
import { getPageWords } from './calls/v1/mix/public/getTdkMltQueryList.ts';
import { getSwitches } from './calls/v1/mix/public/config.ts';
import { getEtfBaskets } from './calls/v1/mix/public/getEtfElementInfo.ts';
import { getWorth } from './calls/v1/mix/assetsV2.ts';
import { getTips } from './calls/v1/mix/base/tipsList.ts';
import { getDomains } from './calls/v1/mix/system/getDomainConfigList.ts';
import { getQuotations } from './calls/v1/mix/market/contract/getQuotation.ts';
import { getHotMarkets } from './calls/v1/mix/market/contract/hotCoinSearchList.ts';
import { getHomeMarkets } from './calls/v1/mix/market/contract/getHomeQuotation.ts';
import { getShareCard } from './calls/v1/mix/share/common.ts';
import { getConcepts } from './calls/v1/mix/c2c/conceptList.ts';
import { getConceptCoins } from './calls/v1/mix/c2c/coinList.ts';
import { getVipRules } from './calls/v1/mix/vip/landingPage/getVipRulesConfig.ts';
import { addFavourites } from './calls/optional/addUserSelf.ts';
import { removeFavourites } from './calls/optional/deleteUserSelf.ts';
import { removeWatchlist } from './calls/optionalGroup/deleteUserSelf.ts';
import { sortWatchlists } from './calls/optionalGroup/updateUserSelfSort.ts';
import { getWatchlists } from './calls/v1/mix/index/userGroupSelectedList.ts';
import { getUpdateNumber } from './calls/index/updateNum.ts';
import { getPreference } from './calls/preference/get.ts';
import { setPreference } from './calls/preference/set.ts';
import { logout } from './calls/login/logout.ts';
import { clearCookie } from './calls/public/clearCookie.ts';
import { getAccounts } from './calls/v1/assets/accountList.ts';
import { getDepositAddress } from './calls/v1/assets/deposit/address.ts';
import { getDeposits } from './calls/v1/assets/deposit/records.ts';
import { getAssets } from './calls/v1/assets/getAssets.ts';
import { getCandles } from './calls/v1/kline/getMoreKlineDataV2.ts';
import { getOpenPrices } from './calls/v1/kline/getOpenPrice.ts';
import { getCurrentRate } from './calls/v1/mix/getCurrentRate.ts';
import { getCurrencies } from './calls/v1/mix/public/currencyList.ts';
import { getCoins } from './calls/v1/mix/public/getCoinConfigList.ts';
import { getPlatePrice } from './calls/v1/mix/public/getPlatePrice.ts';
import { getSymbolInfo } from './calls/v1/mix/public/getSymbolInfo.ts';
import { getLanguages } from './calls/v1/mix/public/languageTypeList.ts';
import { getTime } from './calls/v1/mix/public/time.ts';
import { getMarketSource } from './calls/v1/mix/public/marketSource.ts';
import { getUsdtRate } from './calls/v1/mix/public/usdtRate.ts';
import { getAllSymbols } from './calls/v1/mix/symbol/getAllSymbol.ts';
import { getSymbols } from './calls/v1/mix/symbol/getSymbolList.ts';
import { setMarketState } from './calls/v1/operator/market/state.ts';
import { controlReplay } from './calls/v1/operator/replay/control.ts';
import { getDepth } from './calls/v1/spot/market/depth.ts';
import { getSparklines } from './calls/v1/spot/market/sparklines.ts';
import { getTickers } from './calls/v1/spot/market/tickers.ts';
import { getTrades } from './calls/v1/spot/market/trades.ts';
import { cancelOrder } from './calls/v1/spot/order/cancel.ts';
import { cancelAllOrders } from './calls/v1/spot/order/cancelAll.ts';
import { getFills } from './calls/v1/spot/order/fills.ts';
import { getOrderHistory } from './calls/v1/spot/order/history.ts';
import { modifyOrder } from './calls/v1/spot/order/modify.ts';
import { getOpenOrders } from './calls/v1/spot/order/openOrders.ts';
import { placeOrder } from './calls/v1/spot/order/place.ts';
import { getTicker } from './calls/v1/spot/public/getTickerInfoBySymbolCodeDisplayName.ts';
import { sendTestCoins } from './calls/v1/testnet/send.ts';
import { getIdentity } from './calls/v1/user/identity/get.ts';
import { login } from './calls/v1/user/login.ts';
import { userInfo } from './calls/v1/user/overview/userinfo.ts';
import { register } from './calls/v1/user/register.ts';
import { refreshSession } from './calls/v1/user/session/refresh.ts';
import { getSettings } from './calls/v1/user/settings/get.ts';
import { setSettings } from './calls/v1/user/settings/set.ts';
import { placeChaseLimit } from './calls/v1/trigger/plan/placeChaseLimit.ts';
import { placePlan } from './calls/v1/trigger/plan/placePlan.ts';
import { placePlanOrder } from './calls/v1/trigger/plan/placePlanOrder.ts';
import { cancelPlan } from './calls/v1/trigger/plan/cancelPlan.ts';
import { batchCancelPlan } from './calls/v1/trigger/plan/batchCancelPlan.ts';
import { updateDelegatePlan } from './calls/v1/trigger/plan/updateDelegatePlan.ts';
import { updateTpslPlan } from './calls/v1/trigger/plan/updateTPSLPlan.ts';
import { updatePlanPreset } from './calls/v1/trigger/plan/updatePlanPreset.ts';
import { getOpenPlans } from './calls/v1/trigger/plan/openPlans.ts';
import { getPlanHistory } from './calls/v1/trigger/plan/history.ts';
import { placeIceberg } from './calls/v1/trigger/strategy/ice/place.ts';
import { cancelIceberg } from './calls/v1/trigger/strategy/ice/cancel.ts';
import { getIcebergs } from './calls/v1/trigger/strategy/ice/query.ts';
import { placeTimeShare } from './calls/v1/trigger/strategy/timeShare/place.ts';
import { cancelTimeShare } from './calls/v1/trigger/strategy/timeShare/cancel.ts';
import { getTimeShares } from './calls/v1/trigger/strategy/timeShare/query.ts';
import { placeOco } from './calls/v1/spot/order/placeOco.ts';
import { placeScaled } from './calls/v1/spot/order/placeScaled.ts';
import { batchPlaceOrders } from './calls/v1/spot/order/batchPlace.ts';
import { batchCancelOrders } from './calls/v1/spot/order/batchCancel.ts';
import { cancelAfter } from './calls/v1/spot/order/cancelAfter.ts';

export const registry = [
  getSparklines,
  getNotices,
  getFooter,
  getBanners,
  getLeaderboards,
  getCommonConfig,
  getSites,
  getPageWords,
  getSwitches,
  getEtfBaskets,
  getWorth,
  getTips,
  getDomains,
  getQuotations,
  getHotMarkets,
  getHomeMarkets,
  getShareCard,
  getConcepts,
  getConceptCoins,
  getVipRules,
  addFavourites,
  removeFavourites,
  removeWatchlist,
  sortWatchlists,
  getWatchlists,
  getUpdateNumber,
  getPreference,
  setPreference,
  register,
  login,
  logout,
  clearCookie,
  userInfo,
  getSettings,
  setSettings,
  refreshSession,
  getIdentity,
  getTime,
  getLanguages,
  getCurrencies,
  getUsdtRate,
  getCurrentRate,
  getSymbolInfo,
  getPlatePrice,
  getCoins,
  getAllSymbols,
  getSymbols,
  getTicker,
  getCandles,
  getOpenPrices,
  getTickers,
  getDepth,
  getTrades,
  placeOrder,
  modifyOrder,
  cancelOrder,
  cancelAllOrders,
  getOpenOrders,
  getOrderHistory,
  getFills,
  placeChaseLimit,
  placePlan,
  placePlanOrder,
  cancelPlan,
  batchCancelPlan,
  updateDelegatePlan,
  updateTpslPlan,
  updatePlanPreset,
  getOpenPlans,
  getPlanHistory,
  placeIceberg,
  cancelIceberg,
  getIcebergs,
  placeTimeShare,
  cancelTimeShare,
  getTimeShares,
  placeOco,
  placeScaled,
  batchPlaceOrders,
  batchCancelOrders,
  cancelAfter,
  getAssets,
  getAccounts,
  getDepositAddress,
  getDeposits,
  sendTestCoins,
  getMarketSource,
  controlReplay,
  setMarketState,
  ...contractCalls,
  ...contractHistoryCalls,
  ...securityCalls,
  ...paperCalls,
  ...assetsCalls,
  ...withdrawalCalls,
  ...marginCalls,
  ...subAccountCalls,
  ...convertCalls,
  ...unifiedCalls,
  ...contentCalls,
] as const satisfies readonly AnyCall[];
