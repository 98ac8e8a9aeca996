// A kind of bot that can be started, as every page knows it: its market, its address, its words, and what its terms say in short.
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import type { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import type { KlineInterval } from '#lib/contract/enums.ts';
import type { HelpLink } from '#lib/contract/site/help-links.ts';
import type { TextName } from '#lib/i18n/text-names.ts';

export type BotKindId = keyof typeof StrategyType;

/** The price as a path in a box of 120 by 64, the levels of the orders, and the points at which it buys and sells. */
export type Picture = {
  readonly price: string;
  readonly lines: readonly number[];
  readonly buys: readonly (readonly [x: number, y: number])[];
  readonly sells: readonly (readonly [x: number, y: number])[];
};

/** The terms of any kind have this in common. */
export type TermsFacts = {
  /** Null: the kind has none. */
  readonly direction: 'long' | 'short' | 'neutral' | null;
  readonly leverage: number;
  readonly sellsAtEnd: boolean;
  /** The base coins that were put in at the start. */
  readonly baseInvestment: string;
  /** It sells coins that it has borrowed: there are none to be kept at its end. */
  readonly owesCoins?: true;
  /** The candles that it looks at; left out: it looks at none. */
  readonly candles?: KlineInterval;
};

/** The coins of terms with their weights, and the money that is put in by them: '0' for none yet. */
export type Basket = {
  readonly coins: readonly { readonly coin: string; readonly weight: string }[];
  readonly money: string;
  /** All is bought with it; it may be one of the coins. */
  readonly quoteCoin: string;
};

export type BotKind = {
  readonly strategyType: StrategyType;
  /** The terms that it takes. */
  readonly terms: BotTerms['kind'];
  readonly place: 'spot' | 'futures';
  /** Each market has a page on which one is made; otherwise there is one page for all. */
  readonly hasMarketPages: boolean;
  /** Made on the page of another kind, under which it is listed. */
  readonly sharesPage?: true;
  /** The last part of the address of that page; '': none. */
  readonly path: string;
  /** Kinds that trade alike are named and explained under it in the catalogue (kind.shape, how). */
  readonly shape: TextName<'bots.kind.shape'>;
  /** Terms for it are suggested. */
  readonly hasSuggestions: boolean;
  readonly help: HelpLink;
  /** The article about what a copy pays; left out: that of the strategies of the plaza. */
  readonly shareHelp?: HelpLink;
  readonly picture: Picture;
  /** The names of its matched profit, of what is counted and of the rest of its profit, in the catalogue (page). */
  readonly matched: {
    readonly profit: TextName<'bots.page'>;
    readonly count: TextName<'bots.page'>;
    readonly rest: 'unpairedProfit' | 'openProfit';
  };
  /** Refuses (Error) terms of another kind. */
  readonly factsOf: (bot: BotTerms) => TermsFacts;
  /** Refuses (Error) terms of another kind. With it the form shows its coins in place of a market; left out: the kind is about one market. */
  readonly basketOf?: (bot: BotTerms) => Basket;
  /** The form has a part of its own in the place of a market's chart. */
  readonly hasGuide?: true;
};
