// Every call that the specification names, and whether this exchange answers it yet: the list of what is left.
import type * as calls from './every-call.ts';
import { registry } from './registry.ts';

/** If the specification shortens a path, its first part is our completion. The groups stand as the specification orders them. */
export type SpecCall = {
  readonly group: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly access: 'public' | 'user';
  /** It is registered; tests/api/spec judges by type that nothing registered goes without a test that asks it. */
  readonly answers: boolean;
};

type Row = readonly [path: string, access: 'public' | 'user', method?: 'GET'];

const groups = {
  user: [
    ['v1/user/overview/userinfo', 'user'],
    ['public/clearCookie', 'public'],
    ['login/logout', 'public'],
    ['paptrading/switch', 'user'],
    ['paptrading/switchReal', 'user'],
    ['v1/user/sub/switchLoginDemo', 'user'],
    ['sub/switchTradeDemo', 'user'],
    ['preference/get', 'user'],
    ['preference/set', 'user'],
    ['v1/user/security/pin/enable-pin', 'user'],
    ['optional/addUserSelf', 'user'],
    ['optional/deleteUserSelf', 'user'],
    ['optionalGroup/deleteUserSelf', 'user'],
    ['optionalGroup/updateUserSelfSort', 'user'],
    ['v1/mix/index/userGroupSelectedList', 'user'],
    ['index/updateNum', 'user'],
    ['index/importance', 'public'],
    ['index/footer', 'public'],
    ['index/indexLeaderboard', 'public'],
    ['index/locationBanner', 'public'],
  ],
  'mix-public': [
    ['v1/mix/public/time', 'public'],
    ['v1/mix/public/webCommonConfig', 'public'],
    ['v1/mix/public/languageTypeList', 'public'],
    ['v1/mix/public/usdtRate', 'public'],
    ['v1/mix/public/getCoinConfigList', 'public'],
    ['v1/mix/public/getSiteNameList', 'public'],
    ['v1/mix/public/getSymbolInfo', 'public'],
    ['v1/mix/public/getTdkMltQueryList', 'public'],
    ['v1/mix/public/config', 'public'],
    ['v1/mix/public/getEtfElementInfo', 'public'],
    ['v1/mix/public/getPlatePrice', 'public', 'GET'],
    ['v1/mix/assetsV2', 'user'],
    ['v1/mix/base/tipsList', 'public'],
    ['v1/mix/system/getDomainConfigList', 'public', 'GET'],
    ['v1/mix/market/contract/getQuotation', 'public', 'GET'],
    ['v1/mix/market/contract/hotCoinSearchList', 'public'],
    ['v1/mix/market/contract/getHomeQuotation', 'public', 'GET'],
    ['v1/mix/getCurrentRate', 'public'],
    ['v1/mix/symbol/getAllSymbol', 'public', 'GET'],
    ['v1/mix/share/common', 'user'],
    ['v1/mix/c2c/conceptList', 'public'],
    ['v1/mix/c2c/coinList', 'public'],
    ['v1/mix/vip/landingPage/getVipRulesConfig', 'public'],
  ],
  'contract-orders': [
    ['v1/mcp/order/openContract', 'user'],
    ['v1/mcp/order/closeContract', 'user'],
    ['v1/mcp/order/cancelContract', 'user'],
    ['v1/mcp/order/batchCancelContract', 'user'],
    ['v1/mcp/order/updateContractPreset', 'user'],
    ['v1/mcp/order/backContract', 'user'],
    ['v1/mcp/order/closeAll', 'user'],
    ['v1/mcp/order/segmentContract', 'user'],
    ['v1/mcp/order/getHistoryOrderList', 'user'],
    ['v1/mcp/order/modifyOrder', 'user'],
  ],
  'contract-adjust': [
    ['v1/mcp/adjust/margin/mode', 'user'],
    ['v1/mcp/adjust/lever', 'user'],
    ['v1/mcp/adjust/change/margin', 'user'],
    ['v1/mcp/adjust/auto/append', 'user'],
    ['v1/mcp/adjust/position/mode', 'user'],
  ],
  'contract-data': [
    ['v1/mcp/contract/symbols', 'public', 'GET'],
    ['v1/mcp/contract/gradient', 'public', 'GET'],
    ['v1/mcp/contract/coefficient', 'public', 'GET'],
    ['v1/mcp/contract/place', 'public', 'GET'],
    ['v1/mcp/contract/configInfo/riskCapitalAmount', 'public'],
    ['v1/mcp/contract/configInfo/riskCapitalFlowV2', 'public'],
    ['v1/mcp/contract/delivery/list', 'public'],
    ['v1/mcp/contract/ratio', 'public'],
    ['v1/mcp/contract/queryCategories', 'public'],
    ['v1/mcp/contract/queryContractCommonConfig', 'public'],
    ['v1/mcp/market/ticker', 'public'],
    ['v1/mcp/market/capital/feeRate/list', 'public'],
    ['v1/mcp/market/settle/feeRate/list', 'public'],
    ['v1/mcp/dummyTransfer', 'user'],
  ],
  'spot-kline': [
    ['v1/spot/public/getTickerInfoBySymbolCodeDisplayName', 'public', 'GET'],
    ['v1/kline/getMoreKlineDataV2', 'public', 'GET'],
    ['v1/kline/getOpenPrice', 'public'],
  ],
  assets: [
    ['v1/assets/accountList', 'user'],
    ['v1/assets/getAssets', 'user'],
    ['v1/assets/transfer', 'user'],
  ],
  'trigger-plan': [
    ['v1/trigger/plan/placePlan', 'user'],
    ['v1/trigger/plan/placePlanOrder', 'user'],
    ['v1/trigger/plan/batchCancelPlan', 'user'],
    ['v1/trigger/plan/cancelPlan', 'user'],
    ['v1/trigger/plan/updateDelegatePlan', 'user'],
    ['v1/trigger/plan/updateTPSLPlan', 'user'],
    ['v1/trigger/plan/updatePlanPreset', 'user'],
  ],
  'trigger-tracking': [
    ['v1/trigger/tracking/plan/placePlan', 'user'],
    ['v1/trigger/tracking/plan/updateTPSLPlan', 'user'],
    ['v1/trigger/tracking/updateTrackingPlan', 'user'],
    ['v1/trigger/tracking/updateTrackingPlanPreset', 'user'],
    ['v1/trigger/tracking/updateTpsl', 'user'],
    ['v1/trigger/tracking/getOpenSymbol', 'user'],
    ['v1/trigger/tracking/closeTrackingOrder', 'user'],
    ['v1/trigger/tracking/closeALLTrackingOrder', 'user'],
    ['v1/trigger/tracking/backContract', 'user'],
    ['v1/trigger/tracking/cancelALLTrackingOrder', 'user'],
    ['v1/trigger/tracking/closeALLTrackingOrderV1', 'user'],
  ],
  'trigger-ice': [
    ['v1/trigger/strategy/ice/place', 'user'],
    ['v1/trigger/strategy/ice/cancel', 'user'],
    ['v1/trigger/strategy/ice/query', 'user'],
  ],
  'trigger-timeShare': [
    ['v1/trigger/strategy/timeShare/place', 'user'],
    ['v1/trigger/strategy/timeShare/cancel', 'user'],
    ['v1/trigger/strategy/timeShare/query', 'user'],
  ],
  'trigger-other': [
    ['v1/trigger/plan/mmr/placePlanOrder', 'user'],
    ['v1/trigger/plan/mmr/getRiskRatioRange', 'user'],
    ['v1/trigger/trace/user/identity', 'user'],
    ['v1/trigger/trader-pro/user-list', 'user'],
    ['v1/trigger/trader-pro/alert', 'user'],
    ['v1/trigger/trader-pro/reset', 'user'],
    ['v1/trigger/config/delegate/flag/set', 'user'],
  ],
  'strategy-arbitrage': [
    ['v1/trigger/strategy/arbitrage/config', 'public'],
    ['v1/trigger/strategy/arbitrage/minInvest', 'public'],
    ['v1/trigger/strategy/arbitrage/fundRatePrice', 'public'],
    ['v1/trigger/strategy/arbitrage/placeConfirm', 'user'],
    ['v1/trigger/strategy/arbitrage/placeStrategy', 'user'],
    ['v1/trigger/strategy/arbitrage/detail', 'user'],
  ],
  'strategy-dca': [
    ['v1/trigger/strategy/dca/confirmParam', 'user'],
    ['v1/trigger/strategy/dca/placeStrategyDca', 'user'],
    ['v1/trigger/strategy/dca/updateStrategy', 'user'],
    ['v1/trigger/strategy/dca/stop-condition', 'user'],
    ['v1/trigger/strategy/dca/expand', 'user'],
  ],
  'strategy-portfolio': [
    ['v1/trigger/strategy/portfolio/placeStrategyPortfolio', 'user'],
    ['v1/trigger/strategy/portfolio/cancel', 'user'],
    ['v1/trigger/strategy/portfolio/invest', 'user'],
    ['v1/trigger/strategy/portfolio/pause', 'user'],
    ['v1/trigger/strategy/portfolio/edit', 'user'],
  ],
  'strategy-regular': [
    ['v1/trigger/strategy/regular/placeStrategyRegular', 'user'],
    ['v1/trigger/strategy/regular/cancel', 'user'],
    ['v1/trigger/strategy/regular/update', 'user'],
    ['v1/trigger/strategy/regular/orderPage', 'user'],
  ],
  'strategy-grid': [
    ['v1/trigger/strategy/grid/placeStrategyGrid', 'user'],
    ['v1/trigger/strategy/grid/updateStrategyGrid', 'user'],
  ],
  'strategy-common': [
    ['v1/trigger/strategy/config', 'public'],
    ['v1/trigger/strategy/cancelStrategy', 'user'],
    ['v1/trigger/strategy/strategyCurrentList', 'user'],
    ['v1/trigger/strategy/strategyHistoryList', 'user'],
    ['v1/trigger/strategy/collect/add', 'user'],
    ['v1/trigger/strategy/collect/cancel', 'user'],
    ['v1/trigger/strategy/public/conf/recommendList', 'public'],
  ],
  'strategy-subaccount': [
    ['v1/trigger/strategy/subAccount/transfer', 'user'],
    ['v1/trigger/strategy/subAccount/balance', 'user'],
    ['v1/trigger/strategy/subAccount/assets', 'user'],
  ],
  'strategy-platform': [
    ['v1/trigger/strategyPlatform/strategyRank/selectHotStrategyParams', 'public'],
    ['v1/trigger/strategyPlatform/strategyRank/recommendList', 'public'],
    ['v1/trigger/strategyPlatform/ai/selectAiRecommendList', 'public'],
    ['v1/trigger/strategyPlatform/strategyTracking/bestStrategyOfTheWeekList', 'public'],
  ],
  cms: [
    ['v1/cms/coin', 'public'],
    ['v1/cms/economics', 'public'],
    ['v1/cms/position', 'public'],
    ['v1/cms/announce/list', 'public'],
    ['v1/cms/announce/translation', 'public'],
    ['v1/cms/news', 'public'],
    ['v1/cms/seo', 'public'],
    ['v1/cms/webCommon/multistage', 'public'],
    ['v1/cms/helpCenter', 'public'],
    ['v1/cms/helpCenter/content/strategicTradingContent', 'public'],
  ],
  other: [
    ['v1/send/priceremindconfig/select', 'user'],
    ['v1/send/priceremindconfig/exchange/setting', 'user'],
    ['v1/statistics/public/userstats/userTradeFlags', 'public', 'GET'],
    ['v1/activity/taskCard/join', 'user'],
  ],
} as const satisfies Readonly<Record<string, readonly Row[]>>;

export type SpecGroup = keyof typeof groups;
type RegisteredPath = (typeof calls)[keyof typeof calls]['path'];
/** The calls of a group that this exchange has. */
export type AnsweringPathOf<Group extends SpecGroup> = Extract<(typeof groups)[Group][number][0], RegisteredPath>;

const registered = new Set<string>(registry.map(({ path }) => path));

export const specCalls: readonly SpecCall[] = Object.entries(groups).flatMap(([group, rows]) =>
  rows.map(([path, access, method]: Row): SpecCall => ({ group, method: method ?? 'POST', path, access, answers: registered.has(path) })),
);

/** Calls that the specification describes without a path, under the path given to them here; null: not yet. */
export const namedHere: Readonly<Record<string, string | null>> = {
  'user identity': 'v1/user/identity/get',
  'user settings': 'v1/user/settings/get',
  'currency list': 'v1/mix/public/currencyList',
  'session refresh': 'v1/user/session/refresh',
  'symbol list by business line': 'v1/mix/symbol/getSymbolList',
  'image domains': 'v1/mix/system/getDomainConfigList',
  'common config': 'v1/mix/public/webCommonConfig',
  'language list': 'v1/mix/public/languageTypeList',
  'enter demo': 'paptrading/switch',
  'leave demo': 'paptrading/switchReal',
};
