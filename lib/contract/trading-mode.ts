// Real money or play money: the two worlds of a user, and which calls belong to which.

/** live: the venue of real money. paper: its twin for practice, with accounts of its own. */
export const TradingMode = { live: 'live', paper: 'paper' } as const;
export type TradingMode = (typeof TradingMode)[keyof typeof TradingMode];

/** Says that a request means the paper venue. Left out (or '0'): the live one. */
export const paperHeader = 'paptrading';
export const inPaper = '1';

/** Names the world of one's own that a request is about; the header of the paper venue is left out then. */
export const worldHeader = 'world';

export type PlaceOfCalls = {
  /** The mode of the session; live when left out. */
  readonly mode?: TradingMode | undefined;
  /** The world of one's own that a page is in; null or left out: in none. */
  readonly worldId?: string | null | undefined;
};

/** Calls about the person and the site, the same in both worlds: they carry no header, and one that comes is not looked at. */
const ofBothWorlds: readonly string[] = [
  'v1/user/',
  'v1/world/',
  'public/clearCookie',
  'login/logout',
  'paptrading/',
  'sub/',
  'preference/',
  'optional/',
  'optionalGroup/',
  'v1/operator/',
  'v1/admin/',
  'v1/statistics/',
  'v1/trigger/config/delegate/flag/',
  'v1/trigger/strategy/agreement/',
];

/** A link cannot carry a header: what is taken home through one is of the session's own world. */
const byLink: readonly string[] = ['v1/assets/history/export', 'v1/spot/convert/record/export', 'v1/trigger/trace/leader/export'];

/** Coins come in and go out of live accounts alone: refused in the paper venue. */
const ofLiveAlone: readonly string[] = ['v1/assets/deposit/', 'v1/assets/withdraw/', 'v1/testnet/'];

/** Calls about the site and its words: a page in a world asks them as every other page does. */
const ofSite: readonly string[] = [
  'index/footer',
  'index/importance',
  'index/locationBanner',
  'index/updateNum',
  'v1/cms/',
  'v1/mix/base/tipsList',
  'v1/mix/index/userGroupSelectedList',
  'v1/mix/public/getCoinConfigList',
  'v1/mix/public/getTdkMltQueryList',
  'v1/mix/public/reportSpeed',
  'v1/mix/public/speedToken',
];

const isOneOf = (path: string, beginnings: readonly string[]): boolean => beginnings.some((beginning) => path.startsWith(beginning));

/** True if a call must say which world it means. */
export const namesItsWorld = (path: string): boolean => !isOneOf(path, ofBothWorlds) && !isOneOf(path, byLink);

/** The headers that name a place: the world of one's own, or else the venue of the mode. Those of a socket are the same. */
export function placeHeaders({ mode, worldId }: PlaceOfCalls): Readonly<Record<string, string>> {
  if (typeof worldId === 'string') return { [worldHeader]: worldId };
  return mode === TradingMode.paper ? { [paperHeader]: inPaper } : {};
}

/** The headers that say where a call of the page is meant. */
export function headersOfCall(path: string, { mode, worldId }: PlaceOfCalls): Readonly<Record<string, string>> {
  return namesItsWorld(path) ? placeHeaders({ mode, worldId: isOneOf(path, ofSite) ? null : worldId }) : {};
}

export const isLiveAlone = (path: string): boolean => isOneOf(path, ofLiveAlone);
