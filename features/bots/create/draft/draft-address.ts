// Parameters of a bot in an address, so that they can be shared: every field by its name. What makes no sense in one is left out.
import { KlineInterval } from '#lib/contract/enums.ts';
import { finishDecimal, isMarked, isPositiveDecimal } from '#lib/format/numbers/decimal-input.ts';
import type { BotDraft } from './bot-draft.ts';
import { dcaTexts, type DcaDraft } from './dca-draft.ts';
import { gridTexts, priceLimits, type GridDraft } from './grid-draft.ts';

/** One of the values, or what stood there before. */
const oneOf = <Value extends string>(values: readonly Value[], text: string | null, before: Value): Value =>
  values.find((value) => value === text) ?? before;
const flag = (text: string | null, before: boolean): boolean => (text === null ? before : text === '1');

/** Prices and rates that many bots do without: an address that names none has none. */
const optional: readonly string[] = ['triggerPrice', 'takeProfitPrice', 'stopLossPrice', 'stopPrice', 'trailingStopRate', 'stopLossRate'];

function readTexts<Name extends string>(
  names: readonly Name[],
  query: URLSearchParams,
  before: Readonly<Record<Name, string>>,
): Record<Name, string> {
  const texts: Record<Name, string> = { ...before };
  for (const name of names) {
    const text = query.get(name) ?? (optional.includes(name) ? '' : null);
    if (text !== null && (text === '' || isPositiveDecimal(text) || text === '0') && text.length <= 20) texts[name] = text;
  }
  return texts;
}

function readGrid(query: URLSearchParams, before: GridDraft): GridDraft {
  return {
    direction: oneOf(['long', 'short', 'neutral'], query.get('direction'), before.direction),
    spacing: oneOf(['arithmetic', 'geometric'], query.get('spacing'), before.spacing),
    marginMode: oneOf(['isolated', 'cross'], query.get('marginMode'), before.marginMode),
    priceLimitRate: oneOf(priceLimits, query.get('priceLimitRate'), oneOf(priceLimits, before.priceLimitRate, '0')),
    opensPosition: flag(query.get('opensPosition'), before.opensPosition),
    sellsAtEnd: flag(query.get('sellsAtEnd'), before.sellsAtEnd),
    moves: flag(query.get('moves'), before.moves),
    reinvests: flag(query.get('reinvests'), before.reinvests),
    isInfinite: flag(query.get('isInfinite'), before.isInfinite),
    texts: readTexts(gridTexts, query, before.texts),
  };
}

function readDca(query: URLSearchParams, before: DcaDraft): DcaDraft {
  return {
    direction: oneOf(['long', 'short'], query.get('direction'), before.direction),
    stepType: oneOf(['percent', 'value'], query.get('stepType'), before.stepType),
    takeProfitType: oneOf(['ratio', 'amount'], query.get('takeProfitType'), before.takeProfitType),
    rounds: oneOf(['one', 'endless'], query.get('rounds'), before.rounds),
    marginMode: oneOf(['isolated', 'cross'], query.get('marginMode'), before.marginMode),
    sellsAtEnd: flag(query.get('sellsAtEnd'), before.sellsAtEnd),
    startBy: oneOf(['now', 'price', 'rsi'], query.get('startBy'), before.startBy),
    rsiSide: oneOf(['below', 'above'], query.get('rsiSide'), before.rsiSide),
    rsiInterval: oneOf(KlineInterval, query.get('rsiInterval'), before.rsiInterval),
    texts: readTexts(dcaTexts, query, before.texts),
  };
}

/** True if the address carries parameters of a bot. */
export const hasParameters = (query: URLSearchParams): boolean => query.has('lowerPrice') || query.has('firstStep');

export const readAddress = (query: URLSearchParams, before: BotDraft): BotDraft => ({
  grid: readGrid(query, before.grid),
  dca: readDca(query, before.dca),
});

/**
 * The draft of a pasted address, or of the part behind the question mark. Money that one had put in already stays. Null: there are no
 * parameters in it.
 */
export function readPasted(text: string, before: BotDraft): BotDraft | null {
  const query = new URLSearchParams(text.slice(text.indexOf('?') + 1).trim());
  if (!hasParameters(query)) return null;
  for (const name of ['baseInvestment', 'quoteInvestment'] as const) if (before.grid.texts[name] !== '') query.delete(name);
  if (before.dca.texts.investment !== '') query.delete('investment');
  return readAddress(query, before);
}

const written = (value: string | boolean): string => (typeof value === 'boolean' ? (value ? '1' : '0') : value);

export function writeAddress(draft: GridDraft | DcaDraft): URLSearchParams {
  const { texts, ...choices } = draft;
  const query = new URLSearchParams();
  for (const [name, text] of Object.entries(texts)) if (text !== '' && !isMarked(text)) query.set(name, finishDecimal(text));
  for (const [name, value] of Object.entries(choices)) query.set(name, written(value));
  return query;
}
