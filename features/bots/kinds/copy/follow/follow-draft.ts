// The settings of a copy as somebody fills them in: texts as they are typed, and the terms once they can be read.
import type { CopyMarket, CopySizing, CopyTerms } from '#lib/contract/bots/copy/copy-terms.ts';
import type { LeaderLine } from '#lib/contract/leaders/leader-line.ts';
import {
  noSettings,
  percentText,
  readNumber,
  readOptional,
  readSettings,
  readShare,
  settingsDraftOf,
  type SettingsDraft,
} from './settings-draft.ts';

export const sizings = ['equity', 'amount', 'multiplier', 'quantity'] as const;

/** A market with settings of its own, by the name that the exchange has for it. */
export type MarketDraft = SettingsDraft & { readonly symbol: string; readonly isLeftOut: boolean };

/** Rates are in percent; an empty one of the stops sets none. */
export type FollowDraft = {
  readonly sizeBy: (typeof sizings)[number];
  readonly texts: Readonly<Record<'investment' | 'size' | 'maxSlippage' | 'totalStopRate' | 'dailyStopRate', string>>;
  /** Settings of all markets that have none of their own. */
  readonly settings: SettingsDraft;
  readonly mirrorsMargin: boolean;
  readonly sellsAtEnd: boolean;
  readonly markets: readonly MarketDraft[];
};

export const firstDraft: FollowDraft = {
  sizeBy: 'equity',
  texts: { investment: '', size: '', maxSlippage: '0.5', totalStopRate: '', dailyStopRate: '' },
  settings: noSettings,
  mirrorsMargin: false,
  sellsAtEnd: true,
  markets: [],
};

function sizingOf({ sizeBy, texts }: FollowDraft): CopySizing | null {
  if (sizeBy === 'equity') return { by: sizeBy };
  const size = readNumber(texts.size);
  if (size === null) return null;
  if (sizeBy === 'multiplier') return { by: sizeBy, multiplier: size };
  return sizeBy === 'amount' ? { by: sizeBy, amount: size } : { by: sizeBy, quantity: size };
}

const sizeText = (sizing: CopySizing): string => {
  if (sizing.by === 'equity') return '';
  if (sizing.by === 'multiplier') return sizing.multiplier;
  return sizing.by === 'amount' ? sizing.amount : sizing.quantity;
};

/** Nothing is copied of a market that is left out: its fields are not shown, and say nothing. */
function readMarket(draft: MarketDraft, line: LeaderLine): CopyMarket | null {
  const { symbol, isLeftOut } = draft;
  const settings = readSettings(isLeftOut ? noSettings : draft, line);
  return settings === null ? null : { symbol, isLeftOut, ...settings };
}

/** A field of a market that cannot be read. */
export const hasWrongMarket = ({ markets }: FollowDraft, line: LeaderLine): boolean =>
  markets.some((market) => readMarket(market, line) === null);

/** Null: something is missing or cannot be read. */
export function readFollow(draft: FollowDraft, line: LeaderLine): CopyTerms | null {
  const { texts, mirrorsMargin, sellsAtEnd } = draft;
  const [investment, maxSlippage, sizing] = [readNumber(texts.investment), readShare(texts.maxSlippage), sizingOf(draft)];
  const [totalStopRate, dailyStopRate] = [readOptional(texts.totalStopRate, readShare), readOptional(texts.dailyStopRate, readShare)];
  const settings = readSettings(draft.settings, line);
  const markets = draft.markets.flatMap((market) => readMarket(market, line) ?? []);
  if (investment === null || maxSlippage === null || sizing === null || settings === null) return null;
  if (totalStopRate === undefined || dailyStopRate === undefined || markets.length < draft.markets.length) return null;
  return { investment, sizing, ...settings, maxSlippage, totalStopRate, dailyStopRate, mirrorsMargin, sellsAtEnd, markets };
}

export const followDraftOf = (terms: CopyTerms): FollowDraft => ({
  sizeBy: terms.sizing.by,
  texts: {
    investment: terms.investment,
    size: sizeText(terms.sizing),
    maxSlippage: percentText(terms.maxSlippage),
    totalStopRate: percentText(terms.totalStopRate),
    dailyStopRate: percentText(terms.dailyStopRate),
  },
  settings: settingsDraftOf(terms),
  mirrorsMargin: terms.mirrorsMargin,
  sellsAtEnd: terms.sellsAtEnd,
  markets: terms.markets.map((market) => ({ ...settingsDraftOf(market), symbol: market.symbol, isLeftOut: market.isLeftOut })),
});
