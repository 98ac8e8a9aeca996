// A grid that runs is changed with these fields: its range and its exits.
import type { GridTerms } from '#lib/contract/bots/grid/grid-terms.ts';
import type { BotRow } from '#lib/contract/bots/bot.ts';
import type { RequestOf } from '#lib/contract/call.ts';
import type { updateStrategyGrid } from '#lib/contract/calls/v1/trigger/strategy/grid/updateStrategyGrid.ts';
import { sharePercent } from '#lib/ticket/percent-share.ts';
import { endOf, flagOf, given, readEdit, type EditField, type EditTexts } from '../../bot/dialogs/edit-texts.ts';

type GridChange = Omit<RequestOf<typeof updateStrategyGrid>, 'strategyId' | 'clientOid'>;

/** The range is the one in force: a grid that moved is changed from where it is. */
export function gridEditTexts(
  terms: GridTerms,
  { lowerPrice, upperPrice }: Pick<BotRow, 'lowerPrice' | 'upperPrice'>,
  place: 'spot' | 'futures',
): EditTexts {
  const isInfinite = terms.upperPrice === null;
  const price = (name: EditField['name'], isOptional: boolean): EditField => ({ name, number: 'price', isOptional });
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

/** Null: nothing has changed, or something cannot be read. */
export function changedGrid(before: EditTexts, now: EditTexts): GridChange | null {
  const read = readEdit(before, now);
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
  return Object.keys(fields).length === 0 ? null : fields;
}
