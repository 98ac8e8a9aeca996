// The fields with which a bot that runs is changed, as they stand and as they are filled in; only what differs is told.
import type { GridTerms } from '#lib/contract/bots/grid-terms.ts';
import type { MartingaleTerms } from '#lib/contract/bots/martingale-terms.ts';
import type { BotRow } from '#lib/contract/bots/bot.ts';
import type { RequestOf } from '#lib/contract/call.ts';
import type { updateStrategyDca } from '#lib/contract/calls/v1/trigger/strategy/dca/updateStrategy.ts';
import type { updateStrategyGrid } from '#lib/contract/calls/v1/trigger/strategy/grid/updateStrategyGrid.ts';
import { finishDecimal } from '#lib/format/numbers/decimal-input.ts';
import { readPositive, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { percentShare, sharePercent } from '#lib/ticket/percent-share.ts';

type EditName =
  | 'lowerPrice'
  | 'upperPrice'
  | 'grids'
  | 'takeProfitPrice'
  | 'stopLossPrice'
  | 'stopPrice'
  | 'trailingStopRate'
  | 'takeProfit'
  | 'stopLossRate'
  | 'maxOrders';

export type EditField = { readonly name: EditName; readonly number: 'price' | 'percent' | 'count' | 'money'; readonly isOptional: boolean };

export type EditTexts = {
  readonly fields: readonly EditField[];
  readonly texts: Readonly<Record<string, string>>;
  readonly flags: Readonly<Record<string, boolean>>;
};

type GridChange = Omit<RequestOf<typeof updateStrategyGrid>, 'strategyId' | 'clientOid'>;
type DcaChange = Omit<RequestOf<typeof updateStrategyDca>, 'strategyId' | 'clientOid'>;

/** The range is the one in force: a grid that moved is changed from where it is. */
export function gridEditTexts(
  terms: GridTerms,
  { lowerPrice, upperPrice }: Pick<BotRow, 'lowerPrice' | 'upperPrice'>,
  place: 'spot' | 'futures',
): EditTexts {
  const isInfinite = terms.upperPrice === null;
  const price = (name: EditName, isOptional: boolean): EditField => ({ name, number: 'price', isOptional });
  return {
    fields: [
      price('lowerPrice', false),
      ...(isInfinite ? [] : [price('upperPrice', false), { name: 'grids', number: 'count', isOptional: false } as const]),
      price('takeProfitPrice', true),
      price('stopLossPrice', true),
      ...(isInfinite ? [] : [price('stopPrice', true)]),
      ...(place === 'futures' ? [{ name: 'trailingStopRate', number: 'percent', isOptional: true } as const] : []),
    ],
    texts: {
      lowerPrice: lowerPrice ?? terms.lowerPrice,
      upperPrice: upperPrice ?? terms.upperPrice ?? '',
      grids: String(terms.grids),
      takeProfitPrice: terms.takeProfitPrice ?? '',
      stopLossPrice: terms.stopLossPrice ?? '',
      stopPrice: terms.stopPrice ?? '',
      trailingStopRate: terms.trailingStopRate === null ? '' : sharePercent(terms.trailingStopRate),
    },
    flags: { moves: terms.moves, reinvests: terms.reinvests, sellsAtEnd: terms.sellsAtEnd },
  };
}

export const dcaEditTexts = (terms: MartingaleTerms): EditTexts => ({
  fields: [
    { name: 'takeProfit', number: terms.takeProfitType === 'ratio' ? 'percent' : 'money', isOptional: false },
    { name: 'stopLossRate', number: 'percent', isOptional: true },
    { name: 'maxOrders', number: 'count', isOptional: false },
  ],
  texts: {
    takeProfit: terms.takeProfitType === 'ratio' ? sharePercent(terms.takeProfit) : terms.takeProfit,
    stopLossRate: terms.stopLossRate === null ? '' : sharePercent(terms.stopLossRate),
    maxOrders: String(terms.maxOrders),
  },
  flags: { endless: terms.rounds === 'endless', sellsAtEnd: terms.sellsAtEnd },
});

/** This stands for a text that cannot be read. */
const wrong = Symbol('wrong');

/** The value that a field says now. Undefined: it is as it was. Null: it was emptied. */
function told(before: EditTexts, now: EditTexts, { name, number, isOptional }: EditField): string | null | undefined | typeof wrong {
  const [was, text] = [before.texts[name] ?? '', finishDecimal(now.texts[name] ?? '')];
  if (text === was) return undefined;
  if (text === '') return isOptional ? null : wrong;
  if (number === 'count') return /^\d{1,6}$/.test(text) ? text : wrong;
  const value = readPositive(text);
  if (value === null) return wrong;
  return number === 'percent' ? percentShare(writeAmount(value)) : writeAmount(value);
}

const flagOf = (before: EditTexts, now: EditTexts, name: string): boolean | undefined =>
  now.flags[name] === before.flags[name] ? undefined : now.flags[name];

type Read = ReadonlyMap<EditName, string | null>;

/** Null: something cannot be read. */
function readAll(before: EditTexts, now: EditTexts): Read | null {
  const read = new Map<EditName, string | null>();
  for (const field of before.fields) {
    const text = told(before, now, field);
    if (text === wrong) return null;
    if (text !== undefined) read.set(field.name, text);
  }
  return read;
}

const given = <Name extends string, Value>(name: Name, value: Value | undefined): { readonly [Key in Name]?: Value } | object =>
  value === undefined ? {} : { [name]: value };
const endOf = (sells: boolean | undefined): 1 | 2 | undefined => (sells === undefined ? undefined : sells ? 1 : 2);

/** Null: nothing has changed, or something cannot be read. */
export function changedGrid(before: EditTexts, now: EditTexts): { readonly kind: 'grid'; readonly fields: GridChange } | null {
  const read = readAll(before, now);
  if (read === null) return null;
  const grids = read.get('grids');
  const fields: GridChange = {
    ...given('strategyMinPrice', read.get('lowerPrice') ?? undefined),
    ...given('strategyMaxPrice', read.get('upperPrice') ?? undefined),
    ...given('strategyNum', typeof grids === 'string' ? Number(grids) : undefined),
    ...given('stopProfitPrice', read.get('takeProfitPrice')),
    ...given('stopLossPrice', read.get('stopLossPrice')),
    ...given('stopPrice', read.get('stopPrice')),
    ...given('trailingStopRate', read.get('trailingStopRate')),
    ...given('moving', flagOf(before, now, 'moves')),
    ...given('reinvest', flagOf(before, now, 'reinvests')),
    ...given('endOperate', endOf(flagOf(before, now, 'sellsAtEnd'))),
  };
  return Object.keys(fields).length === 0 ? null : { kind: 'grid', fields };
}

/** Null: nothing has changed, or something cannot be read. */
export function changedDca(before: EditTexts, now: EditTexts): { readonly kind: 'dca'; readonly fields: DcaChange } | null {
  const read = readAll(before, now);
  if (read === null) return null;
  const [maxOrders, endless] = [read.get('maxOrders'), flagOf(before, now, 'endless')];
  const fields: DcaChange = {
    ...given('targetProfit', read.get('takeProfit') ?? undefined),
    ...given('targetLoss', read.get('stopLossRate')),
    ...given('maxAppendCount', typeof maxOrders === 'string' ? Number(maxOrders) : undefined),
    ...given('rounds', endless === undefined ? undefined : endless ? ('endless' as const) : ('one' as const)),
    ...given('endOperate', endOf(flagOf(before, now, 'sellsAtEnd'))),
  };
  return Object.keys(fields).length === 0 ? null : { kind: 'dca', fields };
}
