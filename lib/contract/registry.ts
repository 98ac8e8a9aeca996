// Every call of the exchange. For the server and for tests: browsers import the one call they need.
import type { AnyCall } from './call.ts';
import { logoutCall } from './calls/login/logout.ts';
import { clearCookieCall } from './calls/public/clearCookie.ts';
import { accountListCall } from './calls/v1/assets/accountList.ts';
import { depositAddressCall } from './calls/v1/assets/deposit/address.ts';
import { depositRecordsCall } from './calls/v1/assets/deposit/records.ts';
import { getAssetsCall } from './calls/v1/assets/getAssets.ts';
import { getMoreKlineDataCall } from './calls/v1/kline/getMoreKlineDataV2.ts';
import { getOpenPriceCall } from './calls/v1/kline/getOpenPrice.ts';
import { getCurrentRateCall } from './calls/v1/mix/getCurrentRate.ts';
import { currencyListCall } from './calls/v1/mix/public/currencyList.ts';
import { getCoinConfigListCall } from './calls/v1/mix/public/getCoinConfigList.ts';
import { getPlatePriceCall } from './calls/v1/mix/public/getPlatePrice.ts';
import { getSymbolInfoCall } from './calls/v1/mix/public/getSymbolInfo.ts';
import { languageTypeListCall } from './calls/v1/mix/public/languageTypeList.ts';
import { timeCall } from './calls/v1/mix/public/time.ts';
import { usdtRateCall } from './calls/v1/mix/public/usdtRate.ts';
import { getAllSymbolCall } from './calls/v1/mix/symbol/getAllSymbol.ts';
import { getSymbolListCall } from './calls/v1/mix/symbol/getSymbolList.ts';
import { depthCall } from './calls/v1/spot/market/depth.ts';
import { tickersCall } from './calls/v1/spot/market/tickers.ts';
import { tradesCall } from './calls/v1/spot/market/trades.ts';
import { cancelOrderCall } from './calls/v1/spot/order/cancel.ts';
import { cancelAllOrdersCall } from './calls/v1/spot/order/cancelAll.ts';
import { fillsCall } from './calls/v1/spot/order/fills.ts';
import { orderHistoryCall } from './calls/v1/spot/order/history.ts';
import { modifyOrderCall } from './calls/v1/spot/order/modify.ts';
import { openOrdersCall } from './calls/v1/spot/order/openOrders.ts';
import { placeOrderCall } from './calls/v1/spot/order/place.ts';
import { getTickerInfoCall } from './calls/v1/spot/public/getTickerInfoBySymbolCodeDisplayName.ts';
import { sendTestCoinsCall } from './calls/v1/testnet/send.ts';
import { getIdentityCall } from './calls/v1/user/identity/get.ts';
import { loginCall } from './calls/v1/user/login.ts';
import { userInfoCall } from './calls/v1/user/overview/userinfo.ts';
import { registerCall } from './calls/v1/user/register.ts';
import { refreshSessionCall } from './calls/v1/user/session/refresh.ts';
import { getSettingsCall } from './calls/v1/user/settings/get.ts';
import { setSettingsCall } from './calls/v1/user/settings/set.ts';

export const registry: readonly AnyCall[] = [
  logoutCall,
  clearCookieCall,
  accountListCall,
  depositAddressCall,
  depositRecordsCall,
  getAssetsCall,
  getMoreKlineDataCall,
  getOpenPriceCall,
  getCurrentRateCall,
  currencyListCall,
  getCoinConfigListCall,
  getPlatePriceCall,
  getSymbolInfoCall,
  languageTypeListCall,
  timeCall,
  usdtRateCall,
  getAllSymbolCall,
  getSymbolListCall,
  depthCall,
  tickersCall,
  tradesCall,
  cancelOrderCall,
  cancelAllOrdersCall,
  fillsCall,
  orderHistoryCall,
  modifyOrderCall,
  openOrdersCall,
  placeOrderCall,
  getTickerInfoCall,
  sendTestCoinsCall,
  getIdentityCall,
  loginCall,
  userInfoCall,
  registerCall,
  refreshSessionCall,
  getSettingsCall,
  setSettingsCall,
];
